import type { Engine } from '../../engine';
import { opponentOf, type PlayerId, type ShipId } from '../../engine/core/ids';
import { pointsOf } from '../../engine/core/score';
import type { GameState, Ship } from '../../engine/core/state';
import type { ShipProfile, Table, Weapon } from '../../engine/core/table';
import type { ManeuverCode } from '../../engine/core/vocabulary';
import type { Base } from '../../engine/geometry/base';
import type { Pose } from '../../engine/geometry/pose';
import { chargesNeeded, weaponsOf } from '../../engine/look/attack';
import { hasCondition } from '../../engine/look/conditions';
import { cacheOn } from '../../engine/look/markers';
import { chargesOf, profileOf, shipsOnTable } from '../../engine/look/ships';
import { isTractored } from '../../engine/look/status';
import { ALL_EYES, MOST_EYES } from './dice';
import { conditionOf, type Kept } from './kept';
import { KNOWLEDGE, type Mission, missionOf } from './mission';
import { type Hazards, hazardsOf, placesOf, standingPlace } from './places';
import type { Weights } from './weights';
import { givenFor, MOST_HP, worthOf } from './worth';

/** A place where a ship may stand when the shooting starts, and in what shape. */
export interface Place {
  /** Unlike that of any other place that is kept with it. */
  readonly id: number;
  /** As set on the dial; null where it stands already. */
  readonly code: ManeuverCode | null;
  readonly pose: Pose;
  readonly base: Base;
  readonly flees: boolean;
  /** Stressed when it has moved. */
  readonly stressed: boolean;
  /** It gets its action. */
  readonly acts: boolean;
  readonly attacks: boolean;
  /** Expected damage on the way. */
  readonly harm: number;
  readonly bumped: boolean;
  /** Of the maneuvers it could fly next, the share that stays on the table. */
  readonly safe: number;
  /** What counts of it at each marker. */
  readonly counts: readonly number[];
  /** Markers in reach of an action. */
  readonly reach: readonly number[];
  /** How near it is to each marker: 1 within range 1. */
  readonly near: readonly number[];
}

/** A ship as the rest of the round sees it. */
export interface Unit {
  /** Its place in the list. */
  readonly at: number;
  readonly id: ShipId;
  readonly ship: Ship;
  readonly mine: boolean;
  readonly profile: ShipProfile;
  readonly hp: number;
  readonly agility: number;
  /** What it is worth to its owner with so much hull and shields left. */
  readonly worth: Float64Array;
  /** Points that the other side would get for it by then. */
  readonly given: Float64Array;
  readonly start: Place;
  readonly toMove: boolean;
  readonly toShoot: boolean;
  /** Where it can go; one place if it has moved or its dial is known. */
  readonly places: readonly Place[];
  readonly eyes: number;
  readonly evades: number;
  readonly hasFocusAction: boolean;
  /** One cache in tow, and one thing known, at a time. */
  readonly laden: boolean;
  readonly weapons: readonly Weapon[];
  /** Expected damage of its primary weapon on a ship of middling agility. */
  readonly punch: number;
}

/** The best attack from one place at another. */
export interface Shot {
  readonly attack: number;
  readonly defense: number;
  readonly lock: boolean;
  /** At range 0 nothing changes the attack dice of a primary weapon. */
  readonly plain: boolean;
}

/** The rest of a round, made ready to be played many times: whatever is measured is kept by pairs of places. */
export interface Model {
  readonly engine: Engine;
  readonly table: Table;
  readonly me: PlayerId;
  readonly units: readonly Unit[];
  /** In which they move and shoot, by place in `units`. */
  readonly moving: readonly number[];
  readonly shooting: readonly number[];
  readonly mission: Mission;
  readonly weights: Weights;
  readonly roundsLeft: number;
  readonly scores: { readonly mine: number; readonly theirs: number };
  /** Points that win. */
  readonly goal: number;
  readonly kept: Kept;
  readonly shots: Map<number, Shot | null>;
  readonly earned: Map<string, number>;
  readonly pressures: Map<number, number>;
}

export function modelOf(engine: Engine, state: GameState, me: PlayerId, weights: Weights, kept: Kept): Model {
  const table: Table = { state, rules: engine.rules };
  const ships = shipsOnTable(state).filter(({ destroyed }) => !destroyed || state.phase === 'engagement');
  const { rounds, scoreToWin } = engine.rules.catalog.profile(state.setup.profile);
  const model: Model = {
    engine,
    table,
    me,
    units: [],
    moving: [],
    shooting: [],
    mission: missionOf(table, ships),
    weights,
    roundsLeft: state.endsAfterRound ? 0 : rounds - state.round,
    scores: { mine: pointsOf(state.score, me), theirs: pointsOf(state.score, opponentOf(me)) },
    goal: scoreToWin,
    kept,
    shots: new Map(),
    earned: new Map(),
    pressures: new Map(),
  };
  const hazards = hazardsOf(table);
  const units = ships.map((ship, at) => unitOf(model, ship, at, hazards));
  const moving = units.filter(({ toMove }) => toMove).sort(inOrder(table, 1));
  const shooting = units.filter(({ toShoot }) => toShoot).sort(inOrder(table, -1));
  return Object.assign(model, { units, moving: moving.map(({ at }) => at), shooting: shooting.map(({ at }) => at) });
}

/** By initiative, then the first player's; whoever is in front goes first, so that nobody runs into a friend. */
function inOrder({ state }: Table, sign: 1 | -1) {
  const isFirst = ({ ship }: Unit) => Number(ship.player === state.firstPlayer);
  const front = ({ ship: { pose } }: Unit) => {
    const heading = (pose.heading * Math.PI) / 180;
    return pose.x * Math.sin(heading) + pose.y * Math.cos(heading);
  };
  return (a: Unit, b: Unit) =>
    sign * (a.profile.initiative - b.profile.initiative) ||
    isFirst(b) - isFirst(a) ||
    front(b) - front(a) ||
    a.at - b.at;
}

function unitOf(model: Model, ship: Ship, at: number, hazards: Hazards): Unit {
  const { table, me } = model;
  const profile = profileOf(table, ship);
  const mine = ship.player === me;
  const { tokens } = ship;
  const { toMove, toShoot } = leftToDo(table, ship);
  const hp = Math.min(MOST_HP, Math.max(0, profile.hull - ship.damage.length) + ship.shields);
  const weapons = weaponsOf(table, ship).filter(weapon => chargesOf(ship, weapon.card) >= chargesNeeded(table, weapon));
  const start = standingPlace(model, ship, profile);
  const worn = (tokens.strain > 0 ? 1 : 0) + (isTractored(table, ship) ? 1 : 0);
  return {
    at,
    id: ship.id,
    ship,
    mine,
    profile,
    hp,
    agility: Math.max(0, profile.agility + (tokens.cloak > 0 ? 2 : 0) - worn),
    worth: worthOf(model, ship, profile, hp),
    given: givenFor(model, ship, profile, hp),
    start,
    toMove,
    toShoot: toShoot && tokens.disarm === 0 && (tokens.cloak === 0 || toMove),
    places: toMove ? openTo(model, start, ship, profile, hazards) : [start],
    eyes: tokens.focus > 0 ? ALL_EYES : Math.min(MOST_EYES, tokens.calculate + ship.force),
    evades: tokens.evade,
    laden: cacheOn(table, ship.id) !== null || hasCondition(ship, KNOWLEDGE),
    hasFocusAction: profile.bar.some(({ action }) => TO_FOCUS.includes(action)),
    weapons,
    punch: punchOf(weapons),
  };
}

const TO_FOCUS: readonly string[] = ['focus', 'calculate', 'evade'];

/** A ship counts as activated or engaged from the moment its turn begins, before it has done anything. */
function leftToDo({ state }: Table, ship: Ship): { readonly toMove: boolean; readonly toShoot: boolean } {
  const { phase, agenda, pending } = state;
  const aboutTo = (kind: 'activation' | 'engagement', what: string) =>
    agenda.some(one => one.kind === kind && one.ship === ship.id && one.todo.some(effect => effect.do === what));
  const asked = pending.some(({ topic }) => topic.kind === 'chooseAttack' && topic.ship === ship.id && !topic.bonus);
  const early = phase === 'planning' || phase === 'system' || phase === 'activation';
  const fights = early || phase === 'engagement';
  const engaged = phase === 'engagement' && ship.round.engaged && !asked && !aboutTo('engagement', 'chooseAttack');
  return {
    toMove: early && (!ship.round.activated || aboutTo('activation', 'executeRevealed')),
    toShoot: fights && !engaged,
  };
}

/** Where it can go: all of its dial, unless that is known. */
function openTo(model: Model, start: Place, ship: Ship, profile: ShipProfile, hazards: Hazards): readonly Place[] {
  const { state } = model.table;
  const { dials } = model.kept;
  const key = conditionOf(ship, state);
  const all = dials.get(key) ?? placesOf(model, ship, profile, hazards);
  dials.set(key, all);
  const mine = ship.player === model.me;
  // While dials are being set, all of one's own are still open.
  const known = (mine && state.phase !== 'planning') || (!mine && ship.revealed) ? ship.dial : null;
  const set = known ? all.filter(({ code }) => code === known) : [];
  const open = set.length > 0 ? set : all;
  return open.length > 0 ? open : [start];
}

const PUNCH = [0, 0.2, 0.7, 1.2, 1.9, 2.6, 3.3];

const punchOf = (weapons: readonly Weapon[]): number => {
  const dice = Math.max(0, ...weapons.filter(({ card }) => !card).map(({ attack }) => attack));
  return PUNCH[Math.min(PUNCH.length - 1, dice)]!;
};
