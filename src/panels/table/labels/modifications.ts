import { ruleOf } from '../../../engine/content/devices';
import type { DiceChange } from '../../../engine/core/ability';
import type { Face } from '../../../engine/core/event';
import { isShipId, type ObjectId } from '../../../engine/core/ids';
import { cardName, type Names, pieceName, shipTag } from './names';

const SPENT: Readonly<Record<string, string>> = {
  focus: 'Spend a focus token',
  calculate: 'Spend a calculate token',
  force: 'Spend 1 Force',
  'evade:blank': 'Spend an evade token',
  'evade:focus': 'Spend an evade token',
  lock: 'Spend the lock',
};

const FACES: Readonly<Record<Face, readonly [one: string, many: string]>> = {
  hit: ['a hit', 'hits'],
  crit: ['a critical hit', 'critical hits'],
  focus: ['a focus result', 'focus results'],
  blank: ['a blank', 'blanks'],
  evade: ['an evade', 'evades'],
};

/** What a way to change dice does: `Spend a focus token: focus results become hits`. */
export function modificationLabel(names: Names, name: string): string {
  const does = standardChange(names, name) ?? cardChange(names, name);
  const by = SPENT[name] ?? sourceName(names, name);
  return does ? `${by}: ${changeWords(does)}` : by;
}

/** `Spend the lock: reroll the 2 blanks` */
export const rerollLabel = (names: Names, name: string, dice: string): string =>
  `${SPENT[name] ?? sourceName(names, name)}: reroll ${dice}`;

/** Whatever changes the dice, as a noun: `the lock`, `Howlrunner (A2)`. */
export function modifierName(names: Names, name: string): string {
  if (name === 'force') return 'Force';
  if (name in SPENT) return `the ${name.split(':')[0]}`;
  return sourceName(names, name);
}

/** `ship:A1:pilot:howlrunner:0` is that card's first ability; `token:3:0` a remote's. */
function sourceName(names: Names, name: string): string {
  const [kind, id, ...source] = name.split(':');
  const piece = `${kind}:${id}` as ObjectId;
  if (!isShipId(piece)) return pieceName(names, piece);
  return `${cardName(names, source.slice(0, -1).join(':'))} (${shipTag(piece)})`;
}

function standardChange({ game }: Names, name: string): DiceChange | null {
  const asked = game.pending.find(({ topic }) => topic.kind === 'modifyDice')?.topic;
  const dice = asked?.kind === 'modifyDice' ? asked.dice : 'attack';
  const to = dice === 'attack' ? 'hit' : 'evade';
  switch (name) {
    case 'focus':
      return { kind: 'change', dice, from: ['focus'], to, most: 6 };
    case 'calculate':
    case 'force':
    case 'evade:focus':
      return { kind: 'change', dice, from: ['focus'], to, most: 1 };
    case 'evade:blank':
      return { kind: 'change', dice, from: ['blank'], to, most: 1 };
    case 'lock':
      return { kind: 'reroll', dice: 'attack', most: 6 };
    default:
      return null;
  }
}

function cardChange({ game, rules }: Names, name: string): DiceChange | null {
  const parts = name.split(':');
  const index = Number(parts.at(-1));
  const token = game.devices[`token:${Number(parts[1])}`];
  if (parts[0] === 'token') return (token && ruleOf(token.device).modifies?.[index]) ?? null;
  const ability = rules.abilitiesOf(parts.slice(2, -1).join(':'))[index];
  return ability?.kind === 'diceMod' ? ability.does : null;
}

function changeWords(does: DiceChange): string {
  if (does.kind === 'reroll') {
    return does.most >= 6 ? `reroll any ${does.dice} dice` : `reroll up to ${does.most} ${does.dice} dice`;
  }
  const many = does.most > 1 ? 1 : 0;
  const from = does.from.map(face => FACES[face][many]).join(' or ');
  return does.most > 1 && does.most < 6
    ? `up to ${does.most} ${from} become ${FACES[does.to][1]}`
    : `${from} ${many ? 'become' : 'becomes'} ${FACES[does.to][many]}`;
}
