import type { AbilityRef } from '../../../engine/core/ability';
import type { ActionKey } from '../../../engine/core/action';
import type { Face } from '../../../engine/core/event';
import type { WeaponRef } from '../../../engine/core/frame';
import { type DamageCardId, isShipId, type ObjectId, type PlayerId } from '../../../engine/core/ids';
import type { Token } from '../../../engine/core/token';
import { profileOf } from '../../../engine/look/ships';
import { damageOf } from '../../../engine/rules/setup/components';
import { actionName, type Names, pieceName } from '../labels';
import { modifierName } from '../labels/modifications';

/** Short, as the log needs it: a ship by its ID marker, everything else by its name. */
export const nameOf = (names: Names, id: ObjectId): string =>
  isShipId(id) ? id.slice('ship:'.length) : pieceName(names, id);

export const namesOf = (names: Names, ids: readonly ObjectId[]): string => listed(ids.map(id => nameOf(names, id)));

/** `a, b and c`. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

export const playerName = ({ game }: Names, player: PlayerId): string => game.setup.players[player].name;

const TOKEN_WORDS: Partial<Record<Token, string>> = { reinforceFore: 'fore reinforce', reinforceAft: 'aft reinforce' };

/** The token without its article: `stress token`. */
export const tokenName = (token: Token): string => `${TOKEN_WORDS[token] ?? token} token`;

/** With the article that suits the next word. */
export const a = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** `2 hits, crit`: equal faces together. */
export function facesWords(faces: readonly Face[]): string {
  if (faces.length === 0) return 'none';
  const kinds = [...new Set(faces)];
  return kinds
    .map(face => {
      const count = faces.filter(one => one === face).length;
      return count === 1 ? face : `${count} ${face}${face === 'focus' ? '' : 's'}`;
    })
    .join(', ');
}

export function weaponWords({ rules }: Names, weapon: WeaponRef): string {
  return rules.catalog.hasUpgrade(weapon) ? rules.catalog.upgrade(weapon).name : 'its primary weapon';
}

/** `a boost action`, `the repair of Structural Damage`. */
export function actionWords(names: Names, action: ActionKey): string {
  if (action.startsWith('repair:')) return `the repair of ${cardName(names, action.slice('repair:'.length))}`;
  // Behind the card's id stands which of its actions.
  if (action.startsWith('card:')) return `the action of ${cardName(names, action.split(':').slice(1, 3).join(':'))}`;
  const name = actionName(action);
  return name === 'SLAM' ? 'a SLAM' : a(`${name.toLowerCase()} action`);
}

/** The card an ability stands on; null for what belongs to the rules or the mission. */
export function sourceName(names: Names, { ship, source }: AbilityRef): string | null {
  if (/^(rule|scenario):/.test(source)) return null;
  if (!source.startsWith('shipAbility:')) return cardName(names, source);
  return profileOf({ state: names.game, rules: names.rules }, ship).shipAbility;
}

const isDamageCard = (id: string): id is DamageCardId => /^card:p[12]:\d+$/.test(id);

/** Only of cards that lie open: the id of a facedown one must never come here. */
export function cardName({ rules }: Names, id: string): string {
  const { catalog } = rules;
  if (isDamageCard(id)) return catalog.damageCard(damageOf(rules, id)).name;
  if (catalog.hasDamageCard(id)) return catalog.damageCard(id).name;
  if (catalog.hasUpgrade(id)) return catalog.upgrade(id).name;
  if (catalog.hasPilot(id)) return catalog.pilot(id).name;
  if (catalog.hasCondition(id)) return catalog.condition(id).name;
  if (catalog.hasDevice(id)) return catalog.device(id).name;
  return id.slice(id.indexOf(':') + 1);
}

const SPENT: Readonly<Record<string, string>> = {
  focus: 'a focus token',
  calculate: 'a calculate token',
  force: 'the Force',
  lock: 'the lock',
  'evade:blank': 'an evade token',
  'evade:focus': 'an evade token',
};

/** What changed the dice, from the key of the modification: a token, or a card with its ship. */
export const modifierWords = (names: Names, by: string): string => SPENT[by.split('+')[0]!] ?? modifierName(names, by);
