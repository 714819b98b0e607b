import { opponentOf } from '../../core/ids';
import type { ScoreEntry } from '../../core/score';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { allShips, profileOf } from '../../look/ships';
import { type Check, where } from './broken';

/** What holds of the points: each ship has given what it is worth, and no more, to the player who brought it down. */
export const scoreCheck = (table: Table): readonly Check[] => [
  [
    'score',
    [
      ...table.state.score.flatMap(entry => entries(table, entry)),
      ...allShips(table.state).flatMap(ship => worth(table, ship)),
    ],
  ],
];

function entries({ state }: Table, { points, round, reason }: ScoreEntry): readonly string[] {
  return where(
    [!Number.isInteger(points), `${points} points were given`],
    [
      points < 0 && reason.kind !== 'referee' && reason.kind !== 'card',
      `${points} points were given for ${reason.kind}`,
    ],
    [round > state.round, `points were given in round ${round}, which has not come`],
  );
}

function worth(table: Table, ship: Ship): readonly string[] {
  const { points } = profileOf(table, ship);
  const given = table.state.score.filter(({ reason }) => 'ship' in reason && reason.ship === ship.id);
  const sum = given.reduce((total, entry) => total + entry.points, 0);
  const kinds = given.map(({ reason }) => reason.kind);
  const gone = ship.destroyed || ship.where === 'removed';
  const due = gone ? points : kinds.includes('half') ? Math.floor(points / 2) : 0;
  return where(
    [new Set(kinds).size < kinds.length, `${ship.id} gave points for the same twice`],
    [sum !== due, `${ship.id} has given ${sum} points of ${due}`],
    [given.some(({ player }) => player !== opponentOf(ship.player)), `${ship.id} gave points to its own player`],
  );
}
