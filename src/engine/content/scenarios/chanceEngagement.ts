import { opponentOf, PLAYERS, type PlayerId } from '../../core/ids';
import type { Scenario } from '../../core/scenario';
import type { Table } from '../../core/table';
import { rangeTo } from '../../look/objects';
import { shipsOfPlayer } from '../../look/ships';

/** One or more ships at range 0-2 of the satellite. */
const contests = (table: Table, player: PlayerId): boolean =>
  shipsOfPlayer(table.state, player).some(ship => rangeTo(table, ship, 'marker:1') <= 2);

/** Contesting the satellite scores, alone twice as much. */
export const chanceEngagement: Scenario = {
  id: 'chanceengagement',
  marker: 'satellite',
  placed: [],
  halfPoints: ['amg20', 'xwa50'],
  scoreRound: table => {
    const worth = table.state.setup.profile === 'amg20' ? 1 : 2;
    return PLAYERS.filter(player => contests(table, player)).map(player => {
      const ahead = !contests(table, opponentOf(player));
      return { player, points: ahead ? 2 * worth : worth, markers: ['marker:1'], ahead };
    });
  },
  abilities: [],
};
