import type { Option } from '../../core/decision';
import { asking, type Effect, type EffectNamed, type Effects, type ManeuverEnd } from '../../core/effect';
import type { ManeuverInHand } from '../../core/frame';
import type { ObjectId, ShipId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { type Maneuver, parseManeuver } from '../../core/vocabulary';
import { type Course, courseOf, loopedCourseOf, slippedCourseOf } from '../../geometry/course';
import { execute as fly } from '../../geometry/maneuver';
import { type Move, meetings, under, underTemplate } from '../../geometry/movedThrough';
import { outlineOf } from '../../geometry/obstruction';
import { pathOf } from '../../geometry/path';
import { isInsidePlayArea } from '../../geometry/playArea';
import type { Polygon } from '../../geometry/polygon';
import { roundPose } from '../../geometry/pose';
import { isInReach } from '../../geometry/templateOverlap';
import { devicesMet } from '../../look/devices';
import { type ObstacleInPlay, obstaclesOnTable, outlinesAmong } from '../../look/objects';
import { ruled } from '../../look/rulings';
import { baseOf, isFriendly, othersOf, shipOf, sizeOf } from '../../look/ships';
import { isStressed } from '../../look/status';
import type { Handlers } from '../handlers';
import { findFrame, type Run, writeFrame } from '../run';
import { announce } from '../steps';
import { treated } from './difficulty';

function execute(run: Run, { ship: id, maneuver }: EffectNamed<'execute'>): Effects {
  const ship = shipOf(run.state, id);
  if (ship.where !== 'table') return [];
  const slams = maneuver.kind === 'slam';
  const ends = slams ? slamEnds(run, ship, maneuver) : endsOf(run, ship, maneuver);
  // A SLAM that would flee fails and is not executed; one that is brings a disarm token.
  if (slams && ends.length === 0) return [{ do: 'failAction', reason: { kind: 'leavesPlayArea' } }];
  const follows: Effects = slams ? [{ do: 'gainToken', ship: id, token: 'disarm', by: ship.player }] : [];
  if (ends.length === 1) return [settle(ends[0]!), ...follows];
  // A Tallon roll with several free places.
  return [
    asking({
      player: ship.player,
      topic: { kind: 'chooseLanding', ship: id },
      ask: { kind: 'one' },
      options: ends.map(
        (end): Option => ({
          key: `landing:${end.landing}`,
          subject: { kind: 'pose', pose: end.pose, name: end.landing },
          then: [settle(end), ...follows],
        }),
      ),
    }),
  ];
}

/** Field by field: a spread takes V8 ten times as long. */
const settle = (end: ManeuverEnd): EffectNamed<'settleManeuver'> => ({
  do: 'settleManeuver',
  ship: end.ship,
  maneuver: end.maneuver,
  pose: end.pose,
  met: end.met,
  devices: end.devices,
  landing: end.landing,
  overlapped: end.overlapped,
  touched: end.touched,
  travelled: end.travelled,
});

/** A SLAM cannot flee, so of a roll's places only those inside count; none are left if it must fail. */
const slamEnds = (table: Table, ship: Ship, maneuver: ManeuverInHand): readonly ManeuverEnd[] =>
  endsOf(table, ship, treated(table, ship, maneuver)).filter(({ pose }) =>
    isInsidePlayArea(baseOf(table, { ...ship, pose })),
  );

/** The fastest templates that there are. */
const FASTEST = { straight: 5, bank: 3, turn: 3 } as const;
const mostSpeed = (bearing: Maneuver['bearing']): number => {
  if (/^(bank|segnorsLoop)/.test(bearing)) return FASTEST.bank;
  if (/^(turn|tallonRoll)/.test(bearing)) return FASTEST.turn;
  return bearing === 'straight' || bearing === 'koiogranTurn' ? FASTEST.straight : 0;
};

/** On the template that a card puts in place of the usual one. */
function courseIn({ slips, loopsBy, faster }: ManeuverInHand, { bearing, speed }: Maneuver): Course | null {
  if (faster && speed < mostSpeed(bearing)) return courseOf(bearing, speed + 1);
  if (slips) return slippedCourseOf(bearing, speed);
  return (loopsBy && loopedCourseOf(bearing, speed, loopsBy)) ?? courseOf(bearing, speed);
}

/** What a ship can run into: whoever tries its whole dial looks for it once. */
export interface Around {
  readonly obstacles: readonly ObstacleInPlay[];
  readonly outlines: readonly Polygon[];
  readonly others: ReturnType<typeof othersOf>;
}

export function around(table: Table, ship: Ship): Around {
  const obstacles = obstaclesOnTable(table);
  return { obstacles, outlines: outlinesAmong(obstacles), others: othersOf(table, ship) };
}

/** Where a maneuver can end: one place, or several after a Tallon roll. */
export function endsOf(
  table: Table,
  ship: Ship,
  maneuver: ManeuverInHand,
  { obstacles, outlines, others }: Around = around(table, ship),
): readonly ManeuverEnd[] {
  const course = courseIn(maneuver, parseManeuver(maneuver.code));
  const size = sizeOf(table, ship);
  const { id } = ship;
  if (!course) {
    const met = under(ship.pose, size, outlines).map(index => ({ object: obstacles[index]!.id, overlapped: true }));
    return [{ ship: id, maneuver, pose: ship.pose, met, devices: [], landing: 'middle', ...WHOLE }];
  }
  const { ids, bases } = others;
  const flight = fly(ship.pose, size, course, bases);
  const metOn = (move: Move): ManeuverEnd['met'] => {
    const met = meetings(move, outlines);
    return met.length > 0 ? met.map(({ index, ...how }) => ({ object: obstacles[index]!.id, ...how })) : NOTHING_MET;
  };
  if (flight.kind === 'full') {
    const ends: ManeuverEnd[] = [];
    for (const { pose, shift } of flight.landings) {
      const move = { start: ship.pose, end: pose, size, path: flight.path };
      ends.push({
        ship: id,
        maneuver,
        pose: roundPose(pose),
        met: metOn(move),
        devices: devicesMet(table, move),
        landing: shift,
        overlapped: NOTHING,
        touched: null,
        travelled: null,
      });
    }
    return ends;
  }
  const { pose, travelled, path } = flight;
  const move = { start: ship.pose, end: pose, size, path, travelled };
  return [
    {
      ship: id,
      maneuver,
      pose,
      met: metOn(move),
      devices: devicesMet(table, move),
      landing: 'middle',
      travelled,
      overlapped: flight.overlapped.map(index => ids[index]!),
      touched: ids[flight.touched]!,
    },
  ];
}

/** Of a maneuver with nobody in its way. */
const WHOLE: Pick<ManeuverEnd, 'overlapped' | 'touched' | 'travelled'> = {
  overlapped: [],
  touched: null,
  travelled: null,
};

/** The other ships and the obstacles that the template lay on. */
function movedThrough(table: Table, ship: Ship, { maneuver, travelled }: ManeuverEnd): readonly ObjectId[] {
  const course = courseIn(maneuver, parseManeuver(maneuver.code));
  if (!course) return NOTHING;
  const path = pathOf(ship.pose, sizeOf(table, ship), course);
  const { ships } = table.state;
  const near: ObjectId[] = [];
  const outlines: Polygon[] = [];
  for (const id in ships) {
    const other = ships[id as ShipId]!;
    if (other.where !== 'table' || other.id === ship.id) continue;
    const base = baseOf(table, other);
    // A millimetre more than its circle: only those that are near need an outline.
    if (!isInReach(path.placed, base, base.half * Math.SQRT2 + 1)) continue;
    near.push(other.id);
    outlines.push(outlineOf(base));
  }
  for (const { id, outline } of obstaclesOnTable(table)) {
    if (!isInReach(path.placed, outline, outline.radius)) continue;
    near.push(id);
    outlines.push(outline);
  }
  if (near.length === 0) return NOTHING;
  return underTemplate(path, travelled, outlines).map(index => near[index]!);
}

const NOTHING: readonly never[] = [];
const NOTHING_MET: ManeuverEnd['met'] = [];

function settleManeuver(run: Run, end: EffectNamed<'settleManeuver'>): Effects {
  const { ship: id, maneuver, pose, travelled, overlapped, touched, met, devices } = end;
  const { code, kind } = maneuver;
  const { speed } = parseManeuver(code);
  const from = shipOf(run.state, id).pose;
  const through = movedThrough(run, shipOf(run.state, id), end);
  run.write(game => {
    game.ships[id]!.pose = pose;
    game.ships[id]!.round.executedSpeed = speed;
  });
  run.emit({
    type: 'shipMoved',
    ship: id,
    from,
    to: pose,
    how: kind === 'slam' ? 'slam' : 'maneuver',
    by: code,
    travelled,
  });
  const ship = shipOf(run.state, id);
  if (!isInsidePlayArea(baseOf(run, ship))) return [{ do: 'flee', ship: id, from }];
  if (touched) run.emit({ type: 'shipsOverlapped', ship: id, overlapped, touched });
  const fully = overlapped.length === 0;
  if (!fully) {
    if (ruled(run, 'actAfterPartial', ship, {}) !== 'may') skipAction(run, id, 'overlappedShip');
    if (kind === 'slam') slamPartly(run, id);
  }
  const executed = {
    type: 'maneuverExecuted',
    ship: id,
    maneuver: code,
    kind,
    fully,
    obstacles: met.length > 0 ? met.map(({ object }) => object) : NOTHING,
  } as const;
  const follows: Effect[] = [
    { do: 'openWindow', moment: { at: 'before:difficulty', ship: id, maneuver: code, kind, fully } },
    { do: 'checkDifficulty', ship: id, code },
    { do: 'openWindow', moment: { at: 'after:difficulty', ship: id } },
  ];
  if (!fully) follows.push({ do: 'overlapShips', ship: id, overlapped });
  for (const one of met) follows.push({ do: 'meetObstacle', ship: id, maneuver: true, ...one });
  if (devices.length > 0) follows.push({ do: 'meetDevices', ship: id, devices, maneuver: true });
  const told = through.length > 0 ? { through, ...executed } : executed;
  follows.push(announce(maneuver.slips ? { slips: true, ...told } : told));
  return follows;
}

/** The action under way knows that its maneuver was not fully executed. */
function slamPartly(run: Run, ship: Ship['id']): void {
  if (findFrame(run.state, 'action')?.ship !== ship) return;
  writeFrame(run, 'action', frame => {
    frame.partly = true;
  });
}

/** The Perform Action step of the ship's own activation; a SLAM in that very step changes nothing any more. */
export function skipAction(run: Run, ship: Ship['id'], why: 'overlappedShip' | 'overlappedObstacle' | 'card'): void {
  if (findFrame(run.state, 'activation')?.ship !== ship) return;
  writeFrame(run, 'activation', frame => {
    frame.skipsAction ??= why;
  });
}

function skipActionStep(run: Run, { ship, why }: EffectNamed<'skipActionStep'>): Effects {
  skipAction(run, ship, why ?? 'overlappedObstacle');
  return [];
}

/** A friend among those overlapped costs a roll; only enemies leave a red focus or calculate. */
function overlapShips(run: Run, { ship: id, overlapped }: EffectNamed<'overlapShips'>): Effects {
  const ship = shipOf(run.state, id);
  if (overlapped.some(other => isFriendly(ship, shipOf(run.state, other)))) {
    return [{ do: 'rollDice', ship: id, count: 1, purpose: { kind: 'friendlyOverlap' } }];
  }
  // Said first, so that it also holds for what is linked to the action or set off by it.
  const last = { do: 'noMoreActions', ship: id } as const;
  const activation = findFrame(run.state, 'activation');
  // What forbade any further action before forbids this one too.
  const isOver = activation?.ship === id && activation.noMoreActions;
  if (isStressed(ship) || isOver) return [last];
  return [
    last,
    { do: 'offerAction', ship: id, why: 'overlap', only: ['focus', 'calculate'], as: 'red', evenWhileStressed: false },
  ];
}

/** After overlapping an enemy the ship performs no more actions during its own activation. */
function noMoreActions(run: Run, { ship }: EffectNamed<'noMoreActions'>): Effects {
  if (findFrame(run.state, 'activation')?.ship === ship) {
    writeFrame(run, 'activation', frame => {
      frame.noMoreActions = true;
    });
  }
  return [];
}

export const maneuverHandlers = {
  execute,
  settleManeuver,
  skipActionStep,
  overlapShips,
  noMoreActions,
} satisfies Partial<Handlers>;
