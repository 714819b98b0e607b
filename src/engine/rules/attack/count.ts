import type { Change } from '../../core/ability';
import type { Attack } from '../../core/frame';
import { isShipId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { quantity } from '../../look/abilities';
import { attackerOf, isObstructed, weaponOf } from '../../look/attack';
import { deviceOf } from '../../look/devices';
import { playerOf, profileOf, shipOf } from '../../look/ships';
import { isCloaked, isTractored } from '../../look/status';

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

/** Value, then what is added and taken away, then caps. At range 0 a primary attack gains no dice. */
export function attackDiceCount(table: Table, attack: Attack): number {
  const unit = attackerOf(table, attack.attacker);
  const weapon = weaponOf(table, unit, attack.weapon);
  const bonus = attack.range === 1 && weapon.rangeBonus ? 1 : 0;
  const base = weapon.attack + bonus - ('tokens' in unit && unit.tokens.deplete > 0 ? 1 : 0);
  const mayAdd = attack.range > 0 || weapon.card !== null;
  return bounded(quantity(table, 'attackDice', base, { attack }, mayAdd ? undefined : onlyFewer));
}

/** Agility, range 3, obstruction by an obstacle; strain and tractor take a die each. At range 0 enemies take none. */
export function defenseDiceCount(table: Table, attack: Attack): number {
  const weapon = weaponOf(table, attackerOf(table, attack.attacker), attack.weapon);
  const far = attack.range === 3 && weapon.rangeBonus ? 1 : 0;
  const obstructed = isObstructed(table, attack.obstructedBy) ? 1 : 0;
  const own = playerOf(table.state, attack.defender);
  // Tokens on the defender and its own damage cards are nobody else's doing.
  const heed = (change: Change, self: Ship): Change =>
    attack.range > 0 || self.player === own ? change : onlyMore(change);
  const base = agilityOf(table, attack.defender, heed) + far + obstructed - fewerFor(table, attack.defender);
  return bounded(quantity(table, 'defenseDice', base, { attack }, heed));
}

function agilityOf(table: Table, unit: UnitId, heed: (change: Change, self: Ship) => Change): number {
  if (!isShipId(unit)) return table.rules.catalog.device(deviceOf(table, unit).device).agility ?? 0;
  const ship = shipOf(table.state, unit);
  return quantity(table, 'agility', profileOf(table, ship).agility + (isCloaked(ship) ? 2 : 0), { ship }, heed);
}

function fewerFor(table: Table, unit: UnitId): number {
  if (!isShipId(unit)) return 0;
  const ship = shipOf(table.state, unit);
  return (ship.tokens.strain > 0 ? 1 : 0) + (isTractored(table, ship) ? 1 : 0);
}
