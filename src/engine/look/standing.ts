import { PLAYERS, type PlayerId } from '../core/ids';
import type { MarkerStanding } from '../core/scenario';
import { pointsOf } from '../core/score';
import type { Table } from '../core/table';

/** How the mission stands, for those who watch: nothing in play reads it. */
export interface Standing {
  readonly markers: readonly MarkerStanding[];
  /** What each player would earn with the mission if the End Phase began now; nothing in the first round. */
  readonly earns: Readonly<Record<PlayerId, number>>;
  /** Mission points, those included. */
  readonly total: Readonly<Record<PlayerId, number>>;
}

export function standing(table: Table): Standing {
  const { state, rules } = table;
  const { standing: markersOf, scoreRound } = rules.scenarioOf(state.setup.scenario);
  // Once this round's points are given, nothing more is to be had in it.
  const scored = state.phase === 'end' || state.phase === 'over' || state.round < 2;
  const earned = scored ? [] : scoreRound(table);
  const each = (count: (player: PlayerId) => number) =>
    Object.fromEntries(PLAYERS.map(player => [player, count(player)])) as Record<PlayerId, number>;
  const earns = each(player => earned.find(one => one.player === player)?.points ?? 0);
  return {
    markers: markersOf(table),
    earns,
    total: each(player => pointsOf(state.score, player) + earns[player]),
  };
}
