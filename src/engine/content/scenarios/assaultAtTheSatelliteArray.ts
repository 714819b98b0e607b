import { opponentOf, type PlayerId } from '../../core/ids';
import type { Scenario } from '../../core/scenario';
import type { Marker } from '../../core/state';
import type { Table } from '../../core/table';
import { rangeTo } from '../../look/objects';
import { shipsOfPlayer, sizeOf } from '../../look/ships';
import { pointsFor } from './points';

/** Ships at range 0-1, medium and large ones counting as two. */
const presence = (table: Table, player: PlayerId, { id }: Marker): number =>
  shipsOfPlayer(table.state, player)
    .filter(ship => rangeTo(table, ship, id) <= 1)
    .reduce((sum, ship) => sum + (sizeOf(table, ship) === 'small' ? 1 : 2), 0);

const controlled = (table: Table, player: PlayerId) =>
  Object.values(table.state.markers)
    .filter(marker => presence(table, player, marker) > presence(table, opponentOf(player), marker))
    .map(({ id }) => id);

/** Satellites are controlled by more ships close by. */
export const assaultAtTheSatelliteArray: Scenario = {
  id: 'assaultatthesatellitearray',
  marker: 'satellite',
  placed: ['own', 'own', 'opponent', 'opponent'],
  halfPoints: ['xwa50'],
  scoreRound: table =>
    pointsFor(table, player => {
      const markers = controlled(table, player);
      return { count: markers.length, markers };
    }),
  abilities: [],
};
