import { asking, type EffectNamed, type Effects } from '../../core/effect';
import { opponentOf, type PlayerId } from '../../core/ids';
import type { Rock, Ship } from '../../core/state';
import { type Pose, roundPose } from '../../geometry/pose';
import { placedAt } from '../../look/initiative';
import { roomFor } from '../../look/obstacleRoom';
import { legalPlacements } from '../../look/placement';
import { allShips, profileOf, shipOf } from '../../look/ships';
import { turretArcs } from '../actions/possible';
import type { Handlers } from '../handlers';
import type { Run } from '../run';

/** Players take turns, beginning with the first player, until all obstacles lie or fit nowhere. */
function placeObstacles(run: Run): Effects {
  const region = { kind: 'obstacle' } as const;
  const inHand = Object.values(run.state.rocks).filter(rock => !rock.pose && !rock.setAside);
  const fits = (rock: Rock) => hasRoom(run, rock);
  for (const rock of inHand.filter(one => !fits(one))) {
    // It could only lie on forbidden ground: the judges' way is to leave it out.
    run.write(game => void (game.rocks[rock.id]!.setAside = true));
    run.emit({ type: 'obstacleSetAside', rock: rock.id });
  }
  const left = Object.values(run.state.rocks).filter(rock => !rock.pose && !rock.setAside);
  if (left.length === 0) return [];
  return [
    asking({
      player: placerOf(run),
      topic: { kind: 'placeObstacle' },
      ask: { kind: 'place', region },
      options: left.map(({ id }) => ({
        key: `place:${id}`,
        subject: { kind: 'rock', rock: id },
        then: [{ do: 'putObstacle', rock: id, pose: null }],
      })),
    }),
    { do: 'placeObstacles' },
  ];
}

/** Places where each outline fitted lately: most often one still does, and no search is needed. They decide nothing by themselves. */
const fitted = new WeakMap<object, Pose[]>();
const KEPT = 8;

function hasRoom(run: Run, { id, obstacle }: Rock): boolean {
  const { outline } = run.rules.catalog.obstacle(obstacle);
  const known = fitted.get(outline) ?? [];
  fitted.set(outline, known);
  const mayLie = roomFor(run, id);
  const at = known.findIndex(mayLie);
  if (at >= 0) {
    // The last one that did is tried first.
    [known[0], known[at]] = [known[at]!, known[0]!];
    return true;
  }
  const [found] = legalPlacements(run, { kind: 'obstacle' }, id, 1);
  if (!found) return false;
  if (known.length === KEPT) known.shift();
  known.push(found);
  return true;
}

/** Whose turn it is to place an obstacle. */
const placerOf = ({ state: { rocks, firstPlayer } }: Run): PlayerId =>
  Object.values(rocks).filter(({ pose }) => pose).length % 2 === 0 ? firstPlayer : opponentOf(firstPlayer);

function offerPlacement(_run: Run, { rock, clear, by }: EffectNamed<'offerPlacement'>): Effects {
  return [
    asking({
      player: by,
      topic: { kind: 'placeObstacle' },
      ask: { kind: 'place', region: { kind: 'obstacle', clear } },
      options: [
        {
          key: `place:${rock}`,
          subject: { kind: 'rock', rock },
          then: [{ do: 'putObstacle', rock, pose: null, by }],
        },
      ],
    }),
  ];
}

function putObstacle(run: Run, { rock, pose, by }: EffectNamed<'putObstacle'>): Effects {
  if (!pose) throw new Error(`${rock} was placed nowhere`);
  const at = roundPose(pose);
  const player = by ?? placerOf(run);
  run.write(game => void (game.rocks[rock]!.pose = at));
  run.emit({ type: 'obstaclePlaced', rock, player, pose: at });
  return [];
}

/** From the lowest initiative up; at the same initiative the first player places all of theirs first. */
function placeForces(run: Run): Effects {
  const ships = nextToPlace(
    run,
    allShips(run.state).filter(ship => ship.where === 'hand'),
  );
  const player = ships[0]?.player;
  if (!player) return [];
  const zone = { kind: 'deployment', player } as const;
  const fitting = ships.filter(({ id }) => legalPlacements(run, zone, id, 1).length > 0);
  // The sources are silent on a zone without room: the next band, so that setup comes to an end.
  const region = fitting.length > 0 ? zone : ({ ...zone, range: 2 } as const);
  return [
    asking({
      player,
      topic: { kind: 'placeShip' },
      ask: { kind: 'place', region },
      options: (fitting.length > 0 ? fitting : ships).map(({ id }) => ({
        key: `place:${id}`,
        subject: { kind: 'ship', ship: id },
        then: [{ do: 'putShip', ship: id, pose: null }],
      })),
    }),
    { do: 'placeForces' },
  ];
}

function nextToPlace(run: Run, inHand: readonly Ship[]): readonly Ship[] {
  const lowest = Math.min(...inHand.map(ship => placedAt(run, ship)));
  const due = inHand.filter(ship => placedAt(run, ship) === lowest);
  const first = due.filter(({ player }) => player === run.state.firstPlayer);
  return first.length > 0 ? first : due;
}

function putShip(run: Run, { ship, pose }: EffectNamed<'putShip'>): Effects {
  if (!pose) throw new Error(`${ship} was placed nowhere`);
  const at = roundPose(pose);
  run.write(game => {
    game.ships[ship]!.pose = at;
    game.ships[ship]!.where = 'table';
  });
  run.emit({ type: 'shipPlaced', ship, pose: at });
  return profileOf(run, ship).turret ? [{ do: 'offerTurret', ship }] : [];
}

function offerTurret(run: Run, { ship }: EffectNamed<'offerTurret'>): Effects {
  const { turret } = profileOf(run, ship);
  // A double indicator looks both ways: front and rear, or left and right.
  const arcs = turret === 'double' ? (['front', 'left'] as const) : turretArcs(run, shipOf(run.state, ship));
  return [
    asking({
      player: run.state.ships[ship]!.player,
      topic: { kind: 'pointTurret', ship },
      ask: { kind: 'one' },
      options: arcs.map(arc => ({
        key: `arc:${arc}`,
        subject: { kind: 'arc', arc },
        then: [{ do: 'pointTurret', ship, arc }],
      })),
    }),
  ];
}

function pointTurret(run: Run, { ship, arc }: EffectNamed<'pointTurret'>): Effects {
  run.write(game => void (game.ships[ship]!.turret = arc));
  run.emit({ type: 'turretPointed', ship, arc });
  return [];
}

export const setupHandlers = {
  placeObstacles,
  putObstacle,
  offerPlacement,
  placeForces,
  putShip,
  offerTurret,
  pointTurret,
} satisfies Partial<Handlers>;
