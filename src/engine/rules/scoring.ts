import type { EffectNamed, Effects } from '../core/effect';
import { opponentOf, PLAYERS, type ShipId } from '../core/ids';
import { isAtRange } from '../geometry/range';
import { measureTo } from '../look/objects';
import { profileOf, shipOf, shipsOfPlayer } from '../look/ships';
import type { Run } from './run';

export function score(run: Run, { player, points, reason }: EffectNamed<'score'>): Effects {
  const entry = { player, points, round: run.state.round, reason };
  run.write(game => void game.score.push(entry as (typeof game.score)[number]));
  run.emit({ type: 'scored', player, points, reason });
  return [];
}

/** Half a ship's points, rounded down, the first time its hull and shields left are at most half. */
export function checkHalf(run: Run, { ship: id }: EffectNamed<'checkHalf'>): Effects {
  const ship = shipOf(run.state, id);
  const { hull, shields, points } = profileOf(run, ship);
  const left = hull - ship.damage.length + ship.shields;
  if (2 * left > hull + shields || halfScored(run, id) || ship.destroyed) return [];
  return [
    {
      do: 'score',
      player: opponentOf(ship.player),
      points: Math.floor(points / 2),
      reason: { kind: 'half', ship: id },
    },
  ];
}

const halfScored = ({ state }: Run, ship: ShipId): boolean =>
  state.score.some(({ reason }) => reason.kind === 'half' && reason.ship === ship);

/** The rest of a ship's points when it is destroyed or flees: all of them if half was never scored. */
export function scoreRemoval(run: Run, id: ShipId): Effects {
  const { points } = profileOf(run, id);
  const worth = halfScored(run, id) ? points - Math.floor(points / 2) : points;
  return [
    {
      do: 'score',
      player: opponentOf(shipOf(run.state, id).player),
      points: worth,
      reason: { kind: 'destroyed', ship: id },
    },
  ];
}

/** Points of Chance Engagement for contesting the satellite, from the second round on. */
export function scoreRound(run: Run): Effects {
  const { state } = run;
  run.emit({ type: 'roundScored', round: state.round });
  if (state.round < 2) return [];
  const markers = Object.values(state.markers).map(({ id }) => id);
  const contests = PLAYERS.filter(player =>
    shipsOfPlayer(state, player).some(ship =>
      markers.some(marker => isAtRange(measureTo(run, ship, marker).distance, 0, 2)),
    ),
  );
  const worth = state.setup.profile === 'amg20' ? 1 : 2;
  const alone = contests.length === 1;
  return contests.map(player => ({
    do: 'score',
    player,
    points: alone ? 2 * worth : worth,
    reason: { kind: 'objective', markers, alone },
  }));
}
