import type { BarAction } from '../../../catalog/schemas/parts';
import type { ActionKey } from '../../../engine/core/action';
import type { Option } from '../../../engine/core/decision';
import type { ActionColor } from '../../../engine/core/vocabulary';
import { barOf } from '../../../engine/look/bar';
import { capitalized } from '../../text';
import { cardName, type Names } from './names';

const ACTION_NAMES: Readonly<Record<string, string>> = {
  barrelRoll: 'Barrel roll',
  slam: 'SLAM',
  'scenario:tow': 'Tow',
  'scenario:scramble': 'Scramble',
  'scenario:transmit': 'Transmit',
};

/** `Barrel roll`; with names at hand, cards by theirs: `Repair Console Fire`. */
export function actionName(action: ActionKey, names?: Names): string {
  if (action.startsWith('repair:'))
    return names ? `Repair ${cardName(names, action.slice('repair:'.length))}` : 'Repair';
  if (action.startsWith('card:')) return names ? cardActionName(names, action.slice('card:'.length)) : 'Card action';
  return ACTION_NAMES[action] ?? capitalized(action);
}

/** A card with two actions names each behind its id. */
function cardActionName(names: Names, rest: string): string {
  const [kind, id, part] = rest.split(':');
  const name = cardName(names, `${kind}:${id}`);
  return part ? `${name}: ${part}` : name;
}

export const COLOR_COSTS: Readonly<Record<ActionColor, string>> = {
  white: '',
  red: ' (red: 1 stress)',
  purple: ' (purple: 1 Force)',
};

const COLORS: readonly ActionColor[] = ['red', 'purple', 'white'];

/** The colour that the option's key ends with: `action:boost:red`. */
export const colorOf = ({ key }: Pick<Option, 'key'>): ActionColor =>
  COLORS.find(color => key.endsWith(`:${color}`)) ?? 'white';

/** `red focus` */
export const linkName = ({ action, color }: NonNullable<BarAction['link']>): string =>
  `${color === 'white' ? '' : `${color} `}${action === 'slam' ? 'SLAM' : actionName(action).toLowerCase()}`;

/** `Boost (red: 1 stress)`, and what may follow it: `Boost → red focus`. */
export function actionLabel(names: Names, option: Option, action: ActionKey): string {
  const color = colorOf(option);
  const links = linksOf(names, option, action, color).map(linkName);
  const follows = links.length > 0 ? ` → ${links.join(' or ')}` : '';
  return `${actionName(action, names)}${COLOR_COSTS[color]}${follows}`;
}

/** A linked action opens no further link. */
function linksOf({ game, rules }: Names, { then }: Option, action: ActionKey, color: ActionColor) {
  const doing = then.find(effect => effect.do === 'performAction');
  if (!doing || doing.linked) return [];
  const ship = game.ships[doing.ship];
  const bar = ship ? barOf({ state: game, rules }, ship) : [];
  return bar.flatMap(one => (one.action === action && one.color === color && one.link ? [one.link] : []));
}
