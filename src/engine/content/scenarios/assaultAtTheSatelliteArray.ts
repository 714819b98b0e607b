import type { Scenario } from '../../core/scenario';
import type { Table } from '../../core/table';
import { rangeTo } from '../../look/objects';
import { sizeOf } from '../../look/ships';
import { pointsForMarkers, shipsThatCount, standingBy } from './points';

/** Ships at range 0-1, medium and large ones as two. */
const standing = (table: Table) =>
  standingBy(table, ({ id }, player) =>
    shipsThatCount(table, player)
      .filter(ship => rangeTo(table, ship, id) <= 1)
      .reduce((sum, ship) => sum + (sizeOf(table, ship) === 'small' ? 1 : 2), 0),
  );

/** Satellites are controlled by more ships close by. */
export const assaultAtTheSatelliteArray: Scenario = {
  id: 'assaultatthesatellitearray',
  marker: 'satellite',
  placed: ['own', 'own', 'opponent', 'opponent'],
  halfPoints: ['xwa50'],
  standing,
  scoreRound: table => pointsForMarkers(table, standing(table)),
  abilities: [],
};
