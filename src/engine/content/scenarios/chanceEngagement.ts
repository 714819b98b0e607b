import { PLAYERS } from '../../core/ids';
import type { Scenario } from '../../core/scenario';
import type { Table } from '../../core/table';
import { rangeTo } from '../../look/objects';
import { shipsThatCount, standingBy } from './points';

/** One ship at range 0-2 contests the satellite; it is nobody's while both do. */
const standing = (table: Table) =>
  standingBy(
    table,
    ({ id }, player) => shipsThatCount(table, player).filter(ship => rangeTo(table, ship, id) <= 2).length,
    'toOneAlone',
  );

/** Contesting the satellite scores, alone twice as much. */
export const chanceEngagement: Scenario = {
  id: 'chanceengagement',
  marker: 'satellite',
  placed: [],
  halfPoints: ['amg20', 'xwa50'],
  standing,
  scoreRound: table => {
    const worth = table.state.setup.profile === 'amg20' ? 1 : 2;
    return standing(table).flatMap(({ marker, counts, holder }) =>
      PLAYERS.filter(player => counts[player] > 0).map(player => {
        const ahead = holder === player;
        return { player, points: ahead ? 2 * worth : worth, markers: [marker], ahead };
      }),
    );
  },
  abilities: [],
};
