import type { BarAction } from '../../catalog/schemas/parts';
import { gathered } from '../core/list';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { abilitiesFor, sceneAt } from './abilities';
import { sourcesIn } from './abilityIndex';
import { holds } from './rulings';
import { profileOf } from './ships';

/** The actions on a ship's bar now: those printed, and those that a card puts there while its terms hold. */
export function barOf(table: Table, ship: Ship): readonly BarAction[] {
  const { bar } = profileOf(table, ship);
  if (!sourcesIn(table, 'bar', '')) return bar;
  const given = gathered(abilitiesFor(table, 'bar', '', [ship.id]), (one): readonly BarAction[] => {
    const { ability } = one;
    if (ability.kind !== 'bar') return [];
    const scene = sceneAt(table, one, ship, {}) as never;
    return holds(table, one, ship, scene) ? [{ action: ability.action, color: ability.color }] : [];
  });
  return given.length > 0 ? [...bar, ...given] : bar;
}
