import type { AbilitySource, Change } from '../../core/ability';
import type { Attack } from '../../core/frame';
import { isShipId, type ObjectId, type UnitId } from '../../core/ids';
import { gathered } from '../../core/list';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { abilitiesFor } from '../../look/abilities';
import { agilityBefore, agilityOf } from '../../look/agility';
import { attackerOf, isObstructed, weaponOf } from '../../look/attack';
import { ignoresObstacle } from '../../look/obstacles';
import { changeBy, quantity } from '../../look/quantities';
import { ruled } from '../../look/rulings';
import { playerOf, shipOf } from '../../look/ships';
import { isTractored } from '../../look/status';

const bounded = (count: number): number => Math.max(0, Math.min(6, count));

/** What takes dice away, and nothing else. */
const onlyFewer = ({ add = 0, max }: Change): Change => ({
  add: Math.min(0, add),
  ...(max === undefined ? {} : { max }),
});

/** What gives dice, and nothing else. */
const onlyMore = ({ add = 0, min }: Change): Change => ({
  add: Math.max(0, add),
  ...(min === undefined ? {} : { min }),
});

/** So many dice for one reason: a rule by name, or a card. */
export interface DicePart {
  readonly add: number;
  readonly why: DiceReason;
}
export type DiceReason =
  | 'attackValue'
  | 'agility'
  | 'rangeBonus'
  | 'obstructed'
  | 'cloaked'
  | 'deplete'
  | 'strain'
  | 'tractored'
  | AbilitySource;

type Heed = (change: Change, self: Ship) => Change;

const part = (add: number, why: DiceReason): readonly DicePart[] => (add === 0 ? [] : [{ add, why }]);
const sum = (parts: readonly DicePart[]): number => parts.reduce((total, { add }) => total + add, 0);

/** Value, then what is added and taken away, then caps. */
export const attackDiceCount = (table: Table, attack: Attack): number =>
  bounded(quantity(table, 'attackDice', sum(attackParts(table, attack)), null, { attack }, attackHeed(table, attack)));

function attackParts(table: Table, attack: Attack): readonly DicePart[] {
  const unit = attackerOf(table, attack.attacker);
  const weapon = weaponOf(table, unit, attack.weapon);
  return [
    { add: weapon.attack, why: 'attackValue' },
    ...part(attack.range === 1 && weapon.rangeBonus && bonusCounts(table, attack, 'attacker') ? 1 : 0, 'rangeBonus'),
    ...part('tokens' in unit && unit.tokens.deplete > 0 ? -1 : 0, 'deplete'),
  ];
}

/** At range 0 a primary attack gains no dice. */
function attackHeed(table: Table, attack: Attack): Heed {
  const mayAdd = attack.range > 0 || weaponOf(table, attackerOf(table, attack.attacker), attack.weapon).card !== null;
  return mayAdd ? change => change : onlyFewer;
}

/** Agility, range 3, obstruction by an obstacle; strain and tractor take a die each. */
export function defenseDiceCount(table: Table, attack: Attack): number {
  const heed = defenseHeed(table, attack);
  const base = agilityOf(table, attack.defender, heed) + sum(defenseParts(table, attack));
  return bounded(quantity(table, 'defenseDice', base, null, { attack }, heed));
}

/** At range 0 enemies take no dice. Tokens on the defender and its own damage cards are nobody else's doing. */
function defenseHeed({ state }: Table, attack: Attack): Heed {
  const own = playerOf(state, attack.defender);
  return (change, self) => (attack.range > 0 || self.player === own ? change : onlyMore(change));
}

const bonusCounts = (table: Table, attack: Attack, side: 'attacker' | 'defender'): boolean =>
  ruled(table, 'applyRangeBonus', null, { attack, side }) !== 'cannot';

/** What obstructs and is not ignored by the attacker. */
function heededBy(table: Table, { attacker, obstructedBy }: Attack): readonly ObjectId[] {
  if (!isShipId(attacker) || obstructedBy.length === 0) return obstructedBy;
  const ship = shipOf(table.state, attacker);
  return obstructedBy.filter(object => !ignoresObstacle(table, ship, object, 'attacking'));
}

function defenseParts(table: Table, attack: Attack): readonly DicePart[] {
  const weapon = weaponOf(table, attackerOf(table, attack.attacker), attack.weapon);
  const ship = isShipId(attack.defender) ? shipOf(table.state, attack.defender) : null;
  return [
    ...part(attack.range === 3 && weapon.rangeBonus && bonusCounts(table, attack, 'defender') ? 1 : 0, 'rangeBonus'),
    ...part(isObstructed(table, heededBy(table, attack)) ? 1 : 0, 'obstructed'),
    ...part(ship && ship.tokens.strain > 0 ? -1 : 0, 'strain'),
    ...part(ship && isTractored(table, ship) ? -1 : 0, 'tractored'),
  ];
}

function agilityParts(table: Table, unit: UnitId): readonly DicePart[] {
  const { printed, cloak } = agilityBefore(table, unit);
  return [{ add: printed, why: 'agility' }, ...part(cloak, 'cloaked')];
}

/** Where the attack dice come from, card by card. What caps, floors and the bounds make of it is for the count to say. */
export const attackDiceParts = (table: Table, attack: Attack): readonly DicePart[] => [
  ...attackParts(table, attack),
  ...partsOfCards(table, 'attackDice', attack, attackHeed(table, attack)),
];

/** The same of the defense dice. */
export const defenseDiceParts = (table: Table, attack: Attack): readonly DicePart[] => [
  ...agilityParts(table, attack.defender),
  ...partsOfCards(table, 'agility', attack, defenseHeed(table, attack)),
  ...defenseParts(table, attack),
  ...partsOfCards(table, 'defenseDice', attack, defenseHeed(table, attack)),
];

function partsOfCards(
  table: Table,
  of: 'attackDice' | 'defenseDice' | 'agility',
  attack: Attack,
  heed: Heed,
): readonly DicePart[] {
  const { defender } = attack;
  const ship = of === 'agility' && isShipId(defender) ? defender : null;
  if (of === 'agility' && !ship) return [];
  const about = of === 'agility' ? {} : { attack };
  const units = of === 'agility' ? [ship] : [attack.attacker, defender];
  return gathered(abilitiesFor(table, 'amount', of, units), one => {
    const change = changeBy(table, one, ship, about as { readonly attack: Attack });
    return change ? part(heed(change, one.self).add ?? 0, one.ref.source) : [];
  });
}
