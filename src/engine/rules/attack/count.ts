import type { Attack } from '../../core/frame';
import { isShipId } from '../../core/ids';
import type { Table } from '../../core/table';
import { quantity } from '../../look/abilities';
import { rocksAmong, weaponOf } from '../../look/attack';
import { profileOf, shipOf } from '../../look/ships';
import { isCloaked, isTractored } from '../../look/status';

const bounded = (count: number): number => Math.max(0, Math.min(6, count));

/** Value, then what is added and taken away, then caps. At range 0 a primary attack gains no dice. */
export function attackDiceCount(table: Table, attack: Attack): number {
  const ship = shipOf(table.state, attack.attacker);
  const weapon = weaponOf(table, ship, attack.weapon);
  const bonus = attack.range === 1 && weapon.rangeBonus ? 1 : 0;
  const base = weapon.attack + bonus - (ship.tokens.deplete > 0 ? 1 : 0);
  const count = quantity(table, 'attackDice', base, { attack });
  const mayAdd = attack.range > 0 || weapon.card !== null;
  return bounded(mayAdd ? count : Math.min(count, weapon.attack));
}

/** Agility, range 3, obstruction by an obstacle; strain and tractor take a die each. */
export function defenseDiceCount(table: Table, attack: Attack): number {
  const attacker = shipOf(table.state, attack.attacker);
  const weapon = weaponOf(table, attacker, attack.weapon);
  const far = attack.range === 3 && weapon.rangeBonus ? 1 : 0;
  const obstructed = rocksAmong(attack.obstructedBy) > 0 ? 1 : 0;
  if (!isShipId(attack.defender)) throw new Error(`${attack.defender} cannot defend yet`);
  const ship = shipOf(table.state, attack.defender);
  const printed = profileOf(table, ship).agility + (isCloaked(ship) ? 2 : 0);
  const agility = quantity(table, 'agility', printed, { ship });
  const fewer = (ship.tokens.strain > 0 ? 1 : 0) + (isTractored(table, ship) ? 1 : 0);
  return bounded(quantity(table, 'defenseDice', agility + far + obstructed - fewer, { attack }));
}
