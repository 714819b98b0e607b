import { randomAnswer, randomFrom } from '../../../src/bots/random';
import { loadCatalog } from '../../../src/catalog/load';
import { type Answer, createEngine } from '../../../src/engine';
import type { Setup } from '../../../src/engine/core/setup';
import type { GameState } from '../../../src/engine/core/state';
import { FACTIONS, type Faction } from '../../../src/engine/core/vocabulary';

export const engine = createEngine(await loadCatalog(FACTIONS));

type Cards = readonly (readonly [pilot: string, ...upgrades: string[]])[];

const side = (faction: Faction, ships: Cards, obstacles: readonly string[]): Setup['players']['p1'] => ({
  name: faction,
  squad: {
    name: faction,
    faction,
    ships: ships.map(([pilot, ...upgrades]) => ({
      pilot: `pilot:${pilot}` as const,
      upgrades: upgrades.map(card => `upgrade:${card}` as const),
    })),
    obstacles: obstacles.map(id => `obstacle:${id}` as const),
  },
});

const ROCKS = [
  ['coreasteroid0', 'yt2400debris0', 'gascloud1'],
  ['coreasteroid1', 'coreasteroid2', 'gascloud2'],
] as const;

const table = (p1: Cards, p2: Cards): Setup => ({
  profile: 'amg20',
  scenario: 'chanceengagement',
  players: { p1: side('rebelalliance', p1, ROCKS[0]), p2: side('galacticempire', p2, ROCKS[1]) },
});

const times = (count: number, cards: Cards): Cards => Array.from({ length: count }, (_, i) => cards[i % cards.length]!);

/** Small ships as they come, so many a side. */
export const smallShips = (aSide: number): Setup =>
  table(
    times(aSide, [['redsquadronveteran'], ['bluesquadronescort']]),
    times(aSide, [['academypilot'], ['nightbeast']]),
  );

/** Four a side without any ability: what older engines, which play fewer cards, have to do as well. */
export const plainShips = (): Setup =>
  table(
    times(4, [['banditsquadronpilot'], ['talasquadronpilot']]),
    times(4, [['academypilot'], ['obsidiansquadronpilot']]),
  );

/** Eight a side with all that can be carried: turrets, torpedoes, devices, crews. Not a legal squad, but a full table. */
export const fullShips = (): Setup =>
  table(
    times(8, [
      ['hansolo-modifiedyt1300lightfreighter', 'jynerso', 'protontorpedoes', 'afterburners'],
      ['redsquadronveteran', 'protontorpedoes', 'r2astromech', 'snapshot', 'afterburners'],
      ['hortonsalm', 'dorsalturret', 'protonbombs', 'r2astromech', 'snapshot'],
      ['wardensquadronpilot', 'connernets', 'protontorpedoes', 'shieldupgrade', 'afterburners'],
    ]),
    times(8, [
      ['darthvader', 'clustermissiles', 'afterburners', 'shieldupgrade', 'snapshot'],
      ['captainjonus', 'proximitymines', 'protontorpedoes', 'clustermissiles', 'snapshot'],
      ['rhosquadronpilot', 'ioncannon', 'clustermissiles', 'protontorpedoes', 'afterburners'],
      ['patrolleader', 'protonbombs', 'snapshot', 'shieldupgrade', 'afterburners'],
    ]),
  );

/** The game before its first answer. */
export function beginning(setup: Setup, seed: number): GameState {
  const begun = engine.newGame(setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  return begun.step.state;
}

const simulated = engine.fork(beginning(smallShips(1), 1));

/** The same, to be written in place. */
export function forkedBeginning(setup: Setup, seed: number): GameState {
  const begun = simulated.newGame(setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  return begun.step.state;
}

/** A random game in a fork to its end, or until it may stop: how it stands then, and what was answered. */
export function playInFork(
  state: GameState,
  seed: number,
  until: (state: GameState) => boolean = () => false,
): { readonly end: GameState; readonly answers: readonly Answer[] } {
  const random = randomFrom(seed);
  const answers: Answer[] = [];
  while (!state.outcome && !until(state)) {
    const given = randomAnswer(engine, state, random)!;
    answers.push(given);
    simulated.answer(state, given);
  }
  return { end: state, answers };
}

/** The same game in play, as people play it. `kept` is told every state, and how it came about. */
export function playInPlay(
  setup: Setup,
  seed: number,
  kept: (state: GameState, before: GameState, given: Answer) => void = () => undefined,
): GameState {
  const random = randomFrom(seed);
  let state = beginning(setup, seed);
  while (!state.outcome) {
    const before = state;
    const given = randomAnswer(engine, state, random)!;
    const outcome = engine.answer(state, given);
    if (!outcome.ok) throw new Error(outcome.problem);
    state = outcome.step.state;
    kept(state, before, given);
  }
  return state;
}

export const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);
