import type { Region } from '../core/decision';
import { asking, type EffectNamed, type Effects, type TurnsLeft } from '../core/effect';
import type { RoundMemory, Ship } from '../core/state';
import { roundPose } from '../geometry/pose';
import { initiativeOf } from '../look/initiative';
import { legalPlacements } from '../look/placement';
import { profileOf, shipOf } from '../look/ships';
import type { Handlers } from './handlers';
import { findFrame, type Run } from './run';

/**
 * Onto its card, without a dial. It is not removed: tokens, charges, damage cards and conditions stay with it,
 * and so do locks, its own and those on it, since a red token leaves only where a rule says so.
 */
function placeInReserve(run: Run, { ship: id, from }: EffectNamed<'placeInReserve'>): Effects {
  const ship = shipOf(run.state, id);
  if ((ship.where !== 'table' && ship.where !== 'hand') || ship.destroyed) return [];
  run.write(game => {
    const leaving = game.ships[id]!;
    leaving.where = 'reserve';
    leaving.dial = null;
    leaving.revealed = false;
  });
  run.emit({ type: 'placedInReserve', ship: id, from: from ?? ship.pose });
  return [];
}

/** The ship's player puts it down where the effect says; where that is full, by their own edge. */
function deploy(run: Run, { ship, edges, beyond, atObstacle, activates, engages }: EffectNamed<'deploy'>): Effects {
  const { where, player } = shipOf(run.state, ship);
  if (where !== 'reserve') return [];
  const own = { kind: 'deployment', player } as const;
  const there: Region = atObstacle
    ? { kind: 'atObstacle', player, beyond: beyond ?? 0 }
    : { kind: 'arrival', edges, ...(beyond ? { beyond } : {}) };
  const regions: readonly Region[] = [there, own];
  const turns: TurnsLeft = {
    ...(activates === undefined ? {} : { activates }),
    ...(engages === undefined ? {} : { engages }),
  };
  const region = regions.find(one => legalPlacements(run, one, ship, 1).length > 0) ?? { ...own, range: 2 };
  return [
    asking({
      player,
      topic: { kind: 'deploy', ship },
      ask: { kind: 'place', region },
      options: [
        { key: `place:${ship}`, subject: { kind: 'ship', ship }, then: [{ do: 'arrive', ship, pose: null, ...turns }] },
      ],
    }),
  ];
}

/** Put down, not moved: it meets nothing on the way. */
function arrive(run: Run, { ship: id, pose, ...left }: EffectNamed<'arrive'>): Effects {
  if (!pose) throw new Error(`${id} was placed nowhere`);
  const at = roundPose(pose);
  const turns = turnsOf(run, shipOf(run.state, id), left);
  run.write(game => {
    const ship = game.ships[id]!;
    ship.pose = at;
    ship.where = 'table';
    Object.assign(ship.round, turns);
  });
  run.emit({ type: 'shipDeployed', ship: id, pose: at });
  // Whoever was in reserve while forces were placed has not pointed it yet.
  return run.state.phase === 'setup' && profileOf(run, id).turret ? [{ do: 'offerTurret', ship: id }] : [];
}

type Turns = Pick<RoundMemory, 'systemDone' | 'activated' | 'engaged'>;

/** Without a dial it does not activate: only Planning gives one. It engages if its initiative has not passed. */
function turnsOf(run: Run, ship: Ship, { activates, engages }: TurnsLeft): Turns {
  const { phase } = run.state;
  const now = findFrame(run.state, 'phase')?.initiative ?? null;
  const passed = phase === 'engagement' && now !== null && initiativeOf(run, ship) > now;
  return {
    systemDone: ship.round.systemDone || phase === 'system',
    activated: activates === undefined ? ship.round.activated || phase !== 'planning' : !activates,
    engaged: engages === undefined ? ship.round.engaged || passed : !engages,
  };
}

export const reserveHandlers = { placeInReserve, deploy, arrive } satisfies Partial<Handlers>;
