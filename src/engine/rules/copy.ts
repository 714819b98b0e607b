import type { Frame } from '../core/frame';
import type { Deck, DeviceToken, GameState, Marker, Rock, RoundMemory, Ship } from '../core/state';
import type { Tokens } from '../core/token';

/**
 * Copies of states, written for speed: a bot makes thousands of them a second, and every answer in play is one.
 * What there is most of is copied field by field, since V8 takes ten times as long to spread an object that is frozen,
 * and thirty times to slice such a list: `[...list]` it does at once.
 */

type Plain = Record<string, unknown>;

/** Lists whose items are put in and taken out, but never written to: copies share the items. */
const FIXED: Readonly<Record<string, true>> = { pending: true, todo: true, triggers: true, entries: true, score: true };

/** A state of its own, which can be written to. The setup never changes. */
export const copyOf = (state: GameState): GameState => ({
  setup: state.setup,
  round: state.round,
  phase: state.phase,
  firstPlayer: state.firstPlayer,
  ships: each(state.ships, shipCopy),
  rocks: each(state.rocks, rockCopy),
  devices: each(state.devices, deviceCopy),
  markers: each(state.markers, markerCopy),
  decks: { p1: deckCopy(state.decks.p1), p2: deckCopy(state.decks.p2) },
  score: [...state.score],
  agenda: listCopy(state.agenda, frameCopy),
  pending: [...state.pending],
  ready: { p1: state.ready.p1, p2: state.ready.p2 },
  asked: state.asked,
  piecesMade: state.piecesMade,
  rng: copied(state.rng),
  notes: copied(state.notes),
  used: copied(state.used),
  practice: copied(state.practice),
  nextRoll: { attack: [...state.nextRoll.attack], defense: [...state.nextRoll.defense] },
  agreesToDraw: [...state.agreesToDraw],
  endsAfterRound: state.endsAfterRound,
  outcome: copied(state.outcome),
});

function each<Key extends string, One>(all: Readonly<Record<Key, One>>, copy: (one: One) => One): Record<Key, One> {
  const copies = {} as Record<Key, One>;
  for (const key in all) copies[key] = copy(all[key]);
  return copies;
}

type OptionalOf<One> = { [K in keyof One]-?: object extends Pick<One, K> ? K : never }[keyof One];

/** What a copy has only where the original has it: a field that comes to be optional must be added here, and below. */
const OPTIONAL: Readonly<Record<OptionalOf<Ship>, true>> = { carrier: true };

/** Poses are replaced, never written into: copies share them, and whatever is kept with them. */
export function shipCopy(ship: Ship): Ship {
  const copy: Ship = {
    id: ship.id,
    player: ship.player,
    number: ship.number,
    pilot: ship.pilot,
    upgrades: listCopy(ship.upgrades, one => ({ card: one.card, charges: one.charges, side: one.side })),
    conditions: listCopy(ship.conditions, copied),
    where: ship.where,
    pose: ship.pose,
    tokens: tokensCopy(ship.tokens),
    locks: [...ship.locks],
    charges: ship.charges,
    force: ship.force,
    shields: ship.shields,
    damage: listCopy(ship.damage, copied),
    turret: ship.turret,
    dial: ship.dial,
    revealed: ship.revealed,
    destroyed: ship.destroyed,
    round: roundCopy(ship.round),
  };
  return ship.carrier === undefined ? copy : withRest(copy, ship);
}

function withRest(copy: Ship, ship: Ship): Ship {
  for (const key in OPTIONAL) {
    const value = ship[key as keyof typeof OPTIONAL];
    if (value !== undefined) (copy as unknown as Plain)[key] = value;
  }
  return copy;
}

function listCopy<One>(list: readonly One[], copy: (one: One) => One): One[] {
  const copies: One[] = [];
  for (let i = 0; i < list.length; i++) copies.push(copy(list[i]!));
  return copies;
}

const tokensCopy = (tokens: Tokens): Tokens => ({
  focus: tokens.focus,
  evade: tokens.evade,
  calculate: tokens.calculate,
  reinforceFore: tokens.reinforceFore,
  reinforceAft: tokens.reinforceAft,
  disarm: tokens.disarm,
  jam: tokens.jam,
  tractor: tokens.tractor,
  cloak: tokens.cloak,
  stress: tokens.stress,
  ion: tokens.ion,
  strain: tokens.strain,
  deplete: tokens.deplete,
});

const roundCopy = (round: RoundMemory): RoundMemory => ({
  systemDone: round.systemDone,
  activated: round.activated,
  engaged: round.engaged,
  actions: [...round.actions],
  executedSpeed: round.executedSpeed,
  bonusAttack: round.bonusAttack,
  attacks: listCopy(round.attacks, copied),
  tractored: round.tractored,
  placedDevice: round.placedDevice,
  decloaked: round.decloaked,
});

const rockCopy = ({ id, obstacle, owner, pose, setAside }: Rock): Rock => ({ id, obstacle, owner, pose, setAside });

export const deviceCopy = (token: DeviceToken): DeviceToken => ({
  id: token.id,
  device: token.device,
  owner: token.owner,
  pose: token.pose,
  piece: token.piece,
  fuses: token.fuses,
  damage: listCopy(token.damage, copied),
  charges: token.charges,
  locks: [...token.locks],
  destroyed: token.destroyed,
});

const markerCopy = ({ id, kind, x, y, player, charged, onShip }: Marker): Marker => ({
  id,
  kind,
  x,
  y,
  player,
  charged,
  onShip,
});

const deckCopy = ({ draw, discard }: Deck): Deck => ({ draw: [...draw], discard: [...discard] });

/** They come by the dozen in every answer. Only their lists and an attack are written into. */
export function frameCopy(frame: Frame): Frame {
  if (frame.kind === 'attack') return copied(frame);
  const todo = listOf(frame.todo);
  const triggers = listOf(frame.triggers);
  switch (frame.kind) {
    case 'step':
      return { kind: 'step', name: frame.name, ship: frame.ship, todo, triggers };
    case 'engagement':
      return { kind: 'engagement', ship: frame.ship, todo, triggers };
    case 'queue':
      return { kind: 'queue', entries: frame.entries, aftermath: frame.aftermath, todo, triggers };
    case 'ability':
      return { kind: 'ability', trigger: frame.trigger, todo, triggers };
    case 'phase':
      return { kind: 'phase', phase: frame.phase, initiative: frame.initiative, todo, triggers };
    case 'activation': {
      const { ship, maneuver, skipsManeuver, skipsAction, noMoreActions } = frame;
      const copy = { kind: 'activation', ship, maneuver, skipsAction, noMoreActions, todo, triggers } as const;
      return skipsManeuver ? { skipsManeuver, ...copy } : copy;
    }
  }
  // What stands after a spread takes V8 ten times as long as what is written over it.
  const copy: { -readonly [P in keyof Frame]: Frame[P] } = { ...frame };
  copy.todo = todo;
  copy.triggers = triggers;
  return copy as Frame;
}

/** Short lists are copied faster so than by a spread; and what is pushed into an empty one gets room for seventeen. */
export function listOf<One>(list: readonly One[], from = 0): One[] {
  switch (list.length - from) {
    case 0:
      return [];
    case 1:
      return [list[from]!];
    case 2:
      return [list[from]!, list[from + 1]!];
    case 3:
      return [list[from]!, list[from + 1]!, list[from + 2]!];
    case 4:
      return [list[from]!, list[from + 1]!, list[from + 2]!, list[from + 3]!];
  }
  const copy: One[] = [];
  for (let at = from; at < list.length; at++) copy.push(list[at]!);
  return copy;
}

/** Those from a place on, then the others. */
export function joined<One>(list: readonly One[], from: number, others: readonly One[]): One[] {
  if (others.length === 0) return listOf(list, from);
  const count = list.length - from;
  if (others.length === 1) {
    const [last] = others as readonly [One];
    if (count === 1) return [list[from]!, last];
    if (count === 2) return [list[from]!, list[from + 1]!, last];
  } else if (others.length === 2 && count === 1) return [list[from]!, others[0]!, others[1]!];
  const all: One[] = [];
  for (let at = from; at < list.length; at++) all.push(list[at]!);
  for (let at = 0; at < others.length; at++) all.push(others[at]!);
  return all;
}

export function copied<Value>(value: Value, key?: string): Value;
export function copied(value: unknown, key = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    if (FIXED[key] || typeof list[0] !== 'object') return list;
    for (let i = 0; i < list.length; i++) list[i] = copied(list[i]);
    return list;
  }
  const copy: Plain = { ...value };
  for (const name in copy) {
    const one = copy[name];
    if (typeof one === 'object' && one !== null) copy[name] = copied(one, name);
  }
  return copy;
}
