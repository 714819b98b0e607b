import type { Catalog } from '../catalog/catalog';
import type { Answer, Choice, Decision } from './core/decision';
import type { PlayerId, ShipId } from './core/ids';
import type { Refusal } from './core/refusal';
import type { Setup } from './core/setup';
import type { GameState } from './core/state';
import type { Rules } from './core/table';
import { shipOf } from './look/ships';
import { type Standing, standing } from './look/standing';
import { odds, oddsAfter, oddsOfAttack, oddsOfChoice } from './odds';
import type { AttackOdds, AttackQuestion, ChoiceOdds, DiceNote, Odds, OptionOdds } from './odds/types';
import type { Step } from './rules/advance';
import type { Outcome } from './rules/answer';
import { copyOf } from './rules/copy';
import { hashOf } from './rules/hash';
import { legalAnswers } from './rules/legalAnswers';
import { rulesFrom } from './rules/rules';
import { type CardNow, cardsNow } from './surface/cardsNow';
import { eventsFor } from './surface/events';
import { type Explained, explain } from './surface/explain';
import { type Reach, reachOf, type Sights, type Stand, sightsBetween } from './surface/forBots';
import { imagine } from './surface/imagine';
import { type Broken, checkInvariants } from './surface/invariants';
import { type Outlook, outlookOf } from './surface/outlook';
import { placementReasons } from './surface/placement';
import { playIn } from './surface/play';
import { addAnswer, beginRecord, type GameRecord } from './surface/record';
import { type Replayed, recordOf, replay } from './surface/replay';
import { type PlayerView, viewFor } from './surface/views';

export type {
  Answer,
  AttackOdds,
  AttackQuestion,
  Broken,
  CardNow,
  ChoiceOdds,
  DiceNote,
  Explained,
  GameRecord,
  Odds,
  OptionOdds,
  Outcome,
  Outlook,
  PlayerView,
  Reach,
  Refusal,
  Replayed,
  Setup,
  Sights,
  Stand,
  Standing,
  Step,
};

/** The whole engine, over the card facts that the squads need. Synchronous and pure. */
export const createEngine = (catalog: Catalog) => engineOver(rulesFrom(catalog));

/** The same over rules that were changed: for tests and simulations. */
export function engineOver(rules: Rules) {
  const play = playIn(rules, 'play');
  const simulate = playIn(rules, 'fork');
  return {
    rules,
    /** From setup and seed, or a refusal in a sentence. */
    newGame: play.newGame,
    /** One answer in; the next state and what happened on the way out, or a refusal that changed nothing. */
    answer: play.answer,
    legalAnswers: (state: GameState, player: PlayerId, scatter?: number, places?: number) =>
      legalAnswers(rules, state, player, scatter, places),
    /** What a player would look for and may not do. For screens and lessons: play never asks. */
    explain: (state: GameState, decision: Decision) => explain({ state, rules }, decision),
    /** For every card of a ship whether it applies now, and why not: at any time, whatever is asked. */
    cardsNow: (state: GameState, ship: ShipId): readonly CardNow[] => cardsNow({ state, rules }, shipOf(state, ship)),
    /** Who holds which marker, and what each player would earn now. */
    standing: (state: GameState): Standing => standing({ state, rules }),
    /** What each maneuver of a ship's dial would lead to, with the dials that its own player has set already. */
    outlook: (state: GameState, ship: ShipId): readonly Outlook[] => outlookOf({ state, rules }, ship),
    /** What the attack under way will come to; null where there is none, or its damage is being dealt. */
    odds: (state: GameState): Odds | null => odds({ state, rules }),
    /** The same for each option of a question about its dice; null for any other question. */
    oddsAfter: (state: GameState, decision: Decision): ChoiceOdds | null => oddsAfter({ state, rules }, decision),
    /** The same for one answer: for dice being picked. */
    oddsOfChoice: (state: GameState, decision: Decision, choice: Choice): Odds | null =>
      oddsOfChoice({ state, rules }, decision, choice),
    /** The same before an attack is declared, with its dice; null if the target is not in the weapon's arc. */
    oddsOfAttack: (state: GameState, question: AttackQuestion): AttackOdds | null =>
      oddsOfAttack({ state, rules }, question),
    /** For bots: all places that a ship's dial leads to, with bumps, obstacles and edge, in one go. */
    reach: (state: GameState, ship: ShipId): readonly Reach[] => reachOf({ state, rules }, shipOf(state, ship)),
    /** Likewise arc and range from each of some places to each of others, as a table. */
    sights: sightsBetween,
    checkPlacement: (state: GameState, decision: Decision, option: string, pose: unknown) =>
      placementReasons({ state, rules }, decision, option, pose),
    viewFor,
    eventsFor,
    imagine: (view: PlayerView, seed: number): GameState => imagine(rules, view, seed),
    beginRecord: (setup: Setup, seed: number, state: GameState) => beginRecord(rules, setup, seed, state),
    addAnswer,
    recordOf: (setup: unknown, seed: number, answers: readonly unknown[]) =>
      recordOf(rules, play, setup, seed, answers),
    replay: (record: unknown): Replayed => replay(rules, simulate, record),
    hashOf,
    checkInvariants: (state: GameState): readonly Broken[] => checkInvariants({ state, rules }),
    /** A copy that writes in place: several times as fast, for bots and simulations. The setup never changes. */
    fork: (state: GameState) => ({ state: copyOf(state), ...simulate }),
  };
}

export type Engine = ReturnType<typeof createEngine>;
