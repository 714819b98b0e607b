import type { Engine } from '../../engine';
import type { EventOf, Face, GameEvent } from '../../engine/core/event';
import { PLAYERS, type PlayerId, type UnitId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import type { HistoryStep } from '../history';
import { createPause } from '../saves/pause';

export const DICE = ['attack', 'defense'] as const;
export type DieKind = (typeof DICE)[number];

/** Of eight faces of a die so many are good: hits and crits, or evades. */
export const GOOD: Readonly<Record<DieKind, number>> = { attack: 4 / 8, defense: 3 / 8 };
const IS_GOOD: ReadonlySet<Face> = new Set(['hit', 'crit', 'evade']);

/** Dice of one kind as they fell, rerolled ones each time. */
export interface Tally {
  readonly rolled: number;
  readonly faces: Readonly<Partial<Record<Face, number>>>;
  readonly good: number;
}

export type DiceByPlayer = Readonly<Record<PlayerId, Readonly<Record<DieKind, Tally>>>>;

/** What an attack could be expected to do when it was declared, and what it did. */
export interface AttackLuck {
  /** The number of steps after which it has been declared. */
  readonly after: number;
  readonly round: number;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly by: PlayerId;
  readonly expected: number;
  readonly dealt: number;
}

/** Whose unit it is; of a remote that has left meanwhile nobody's. */
const ownerIn = (state: GameState, unit: UnitId): PlayerId | null =>
  state.ships[unit as keyof GameState['ships']]?.player ??
  Object.values(state.devices).find(({ id }) => id === unit)?.owner ??
  null;

interface Roll {
  readonly player: PlayerId;
  readonly kind: DieKind;
  readonly faces: readonly Face[];
}

/** The dice that an event shows for the first time. */
function rollIn(event: GameEvent, state: GameState, attack: EventOf<'attackDeclared'> | null): Roll | null {
  switch (event.type) {
    case 'diceRolled': {
      const player = event.ship && ownerIn(state, event.ship);
      return player ? { player, kind: event.kind, faces: event.faces } : null;
    }
    case 'rollRepeated': {
      const player = ownerIn(state, event.ship);
      return player ? { player, kind: event.kind, faces: event.dice.map(at => event.after[at]!) } : null;
    }
    case 'diceRerolled': {
      const player = attack && ownerIn(state, event.kind === 'attack' ? attack.attacker : attack.defender);
      return player ? { player, kind: event.kind, faces: event.dice.map(at => event.after[at]!) } : null;
    }
    default:
      return null;
  }
}

const NONE: Tally = { rolled: 0, faces: {}, good: 0 };

function withFaces({ rolled, faces, good }: Tally, more: readonly Face[]): Tally {
  const counts = { ...faces };
  for (const face of more) counts[face] = (counts[face] ?? 0) + 1;
  return { rolled: rolled + more.length, faces: counts, good: good + more.filter(face => IS_GOOD.has(face)).length };
}

/** All dice that both players have rolled. */
export function diceOf(steps: readonly HistoryStep[]): DiceByPlayer {
  const fresh = () => ({ attack: NONE, defense: NONE });
  const dice: Record<PlayerId, Record<DieKind, Tally>> = { p1: fresh(), p2: fresh() };
  let attack: EventOf<'attackDeclared'> | null = null;
  for (const { state, events } of steps) {
    for (const event of events) {
      if (event.type === 'attackDeclared') attack = event;
      const roll = rollIn(event, state, attack);
      if (roll) dice[roll.player][roll.kind] = withFaces(dice[roll.player][roll.kind], roll.faces);
    }
  }
  return dice;
}

/** So many good faces more than could be expected; below zero, fewer. */
export const luckOf = (kind: DieKind, { rolled, good }: Tally): number => good - rolled * GOOD[kind];

/** Every attack with its odds as they were when it was declared, worked out in slices. */
export async function attacksOf(engine: Engine, steps: readonly HistoryStep[]): Promise<readonly AttackLuck[]> {
  const pause = createPause();
  const attacks: AttackLuck[] = [];
  for (const [at, { state, events }] of steps.entries()) {
    for (const [index, event] of events.entries()) {
      if (event.type !== 'attackDeclared') continue;
      const { attacker, defender, weapon } = event;
      const by = ownerIn(state, attacker);
      const odds = by && engine.oddsOfAttack(state, { attacker, target: defender, weapon });
      if (!by || !odds) continue;
      const dealt = damageFrom(steps, at, index, defender);
      attacks.push({ after: at + 1, round: state.round, attacker, defender, by, expected: odds.damage, dealt });
      await pause();
    }
  }
  return attacks;
}

/** What the defender suffers from the declaration until the attack is over, or the next begins. */
function damageFrom(steps: readonly HistoryStep[], step: number, event: number, defender: UnitId): number {
  let dealt = 0;
  for (let at = step; at < steps.length; at++) {
    const { events, after } = steps[at]!;
    for (const one of at === step ? events.slice(event + 1) : events) {
      if (one.type === 'attackDeclared' || one.type === 'phaseEnded') return dealt;
      if (one.type === 'damageSuffered' && one.ship === defender) dealt += 1;
    }
    if (!after.agenda.some(({ kind }) => kind === 'attack')) return dealt;
  }
  return dealt;
}

/** Expected and real damage of a player's attacks so far, attack by attack. */
export function race(attacks: readonly AttackLuck[]): Readonly<Record<PlayerId, readonly number[]>> {
  const lead = { p1: 0, p2: 0 };
  const lines: Record<PlayerId, number[]> = { p1: [0], p2: [0] };
  for (const { by, dealt, expected } of attacks) {
    lead[by] += dealt - expected;
    for (const player of PLAYERS) lines[player].push(lead[player]);
  }
  return lines;
}
