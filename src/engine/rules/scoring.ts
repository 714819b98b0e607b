import type { EffectNamed, Effects } from '../core/effect';
import { opponentOf, type ShipId } from '../core/ids';
import { profileOf, shipOf } from '../look/ships';
import type { Handlers } from './handlers';
import type { Run } from './run';

function score(run: Run, { player, points, reason }: EffectNamed<'score'>): Effects {
  const entry = { player, points, round: run.state.round, reason };
  run.write(game => void game.score.push(entry as (typeof game.score)[number]));
  run.emit({ type: 'scored', player, points, reason });
  return [];
}

/** Half a ship's points, rounded down, the first time its hull and shields left are at most half. */
function checkHalf(run: Run, { ship: id }: EffectNamed<'checkHalf'>): Effects {
  const { profile, scenario } = run.state.setup;
  if (!run.rules.scenarioOf(scenario).halfPoints.includes(profile)) return [];
  const ship = shipOf(run.state, id);
  const { hull, shields, points } = profileOf(run, ship);
  const left = hull - ship.damage.length + ship.shields;
  if (2 * left > hull + shields || ship.destroyed || isScored(run, 'half', id)) return [];
  return [
    {
      do: 'score',
      player: opponentOf(ship.player),
      points: Math.floor(points / 2),
      reason: { kind: 'half', ship: id },
    },
  ];
}

const isScored = ({ state }: Run, kind: 'half' | 'destroyed', ship: ShipId): boolean =>
  state.score.some(({ reason }) => reason.kind === kind && reason.ship === ship);

/** The rest of a ship's points when it is destroyed or flees: all of them if half was never scored. */
export function scoreRemoval(run: Run, id: ShipId): Effects {
  const { points } = profileOf(run, id);
  // A ship leaves but once, even if it flees with its last damage card on it.
  if (isScored(run, 'destroyed', id)) return [];
  const worth = isScored(run, 'half', id) ? points - Math.floor(points / 2) : points;
  return [
    {
      do: 'score',
      player: opponentOf(shipOf(run.state, id).player),
      points: worth,
      reason: { kind: 'destroyed', ship: id },
    },
  ];
}

export const scoringHandlers = { score, checkHalf } satisfies Partial<Handlers>;
