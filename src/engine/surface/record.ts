import type { Answer } from '../core/decision';
import { EDITION } from '../core/edition';
import { PLAYERS } from '../core/ids';
import type { Setup } from '../core/setup';
import type { GameState } from '../core/state';
import type { Rules } from '../core/table';
import { hashOf, hashOfData } from '../rules/hash';

/** A game as it is kept: all else can be computed again. */
export interface GameRecord {
  readonly version: 1;
  /** The card facts that the game was played with, as a hash: other cards may come without touching it. */
  readonly cards: string;
  /** The rules that it was played by, as a hash of the engine. */
  readonly edition: string;
  readonly setup: Setup;
  readonly seed: number;
  readonly answers: readonly Answer[];
  /** How the game stood when each round began, and at its end: after how many answers, with which hash. */
  readonly rounds: readonly RoundMark[];
}

export interface RoundMark {
  readonly round: number;
  readonly answers: number;
  readonly hash: string;
}

/** A record before the first answer. */
export const beginRecord = (rules: Rules, setup: Setup, seed: number, state: GameState): GameRecord =>
  marked({ version: 1, cards: cardsOf(rules, setup), edition: EDITION, setup, seed, answers: [], rounds: [] }, state);

/** One answer more, with the state that came of it. */
export const addAnswer = (record: GameRecord, given: Answer, state: GameState): GameRecord =>
  marked({ ...record, answers: [...record.answers, given] }, state);

function marked(record: GameRecord, state: GameState): GameRecord {
  const last = record.rounds.at(-1);
  if (last && last.round === state.round && !state.outcome) return record;
  const mark = { round: state.round, answers: record.answers.length, hash: hashOf(state) };
  return { ...record, rounds: [...record.rounds, mark] };
}

/** Kept with what it was worked out from: a game is often replayed. */
const hashes = new WeakMap<Rules, WeakMap<Setup, string>>();

/** A hash of every fact of the cards in play. */
export function cardsOf(rules: Rules, setup: Setup): string {
  const kept = hashes.get(rules) ?? new WeakMap<Setup, string>();
  hashes.set(rules, kept);
  const hash = kept.get(setup) ?? hashOfCards(rules, setup);
  kept.set(setup, hash);
  return hash;
}

function hashOfCards({ catalog }: Rules, setup: Setup): string {
  const squads = PLAYERS.map(player => setup.players[player].squad);
  const pilots = squads.flatMap(({ ships }) => ships).map(({ pilot }) => catalog.pilot(pilot));
  const upgrades = squads.flatMap(({ ships }) => ships.flatMap(one => one.upgrades)).map(id => catalog.upgrade(id));
  return hashOfData({
    pilots,
    upgrades,
    shipTypes: pilots.map(({ shipType }) => catalog.shipType(shipType)),
    obstacles: squads.flatMap(({ obstacles }) => obstacles).map(id => catalog.obstacle(id)),
    damage: catalog.damageCards,
    dice: catalog.dice,
    profile: catalog.profile(setup.profile),
  });
}
