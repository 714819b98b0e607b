import path from 'node:path';
import { randomAnswer, randomFrom } from '../../../src/bots/random';
import type { Answer, Engine, GameRecord, PlayerView } from '../../../src/engine';
import type { GameState } from '../../../src/engine/core/state';
import { type Row, race, type Suite, timed } from '../measure';
import { engine, fullShips, plainShips, seeds, smallShips } from './games';
import { engineAt } from './other';

/** The checkout to be measured beside ours: `--base path/to/checkout`, with its node_modules. */
const baseDir = (): string | null => {
  const at = process.argv.indexOf('--base');
  return at < 0 ? null : path.resolve(process.argv[at + 1] ?? '.');
};

/** Games as one engine plays them, cut into what is measured. */
interface Played {
  readonly engine: Engine;
  readonly turns: readonly { readonly state: GameState; readonly given: Answer }[];
  /** All answers of an Activation Phase, from the state in which it begins. */
  readonly activations: readonly { readonly state: GameState; readonly answers: readonly Answer[] }[];
  readonly ships: number;
  readonly full: readonly GameState[];
  readonly records: readonly GameRecord[];
  readonly views: readonly PlayerView[];
  readonly attacks: readonly GameState[];
}

const GAMES = seeds(12);
const WARM_UP = 4000;

function played(own: Engine): Played {
  const turns: { state: GameState; given: Answer }[] = [];
  const records: GameRecord[] = [];
  for (const seed of GAMES) {
    const answers: Answer[] = [];
    for (const turn of turnsOf(own, plainShips(), seed)) {
      turns.push(turn);
      answers.push(turn.given);
    }
    const recorded = own.recordOf(plainShips(), seed, answers);
    if (recorded.ok) records.push(recorded.record);
  }
  const activations: { state: GameState; answers: Answer[] }[] = [];
  let ships = 0;
  for (const [index, { state, given }] of turns.entries()) {
    if (state.phase !== 'activation') continue;
    const isFirst = turns[index - 1]?.state.phase !== 'activation';
    if (isFirst) activations.push({ state, answers: [] });
    if (isFirst)
      ships += Object.values(state.ships).filter(({ where, round }) => where === 'table' && !round.activated).length;
    activations.at(-1)!.answers.push(given);
  }
  const fullTurns = turnsOf(own, fullShips(), 1);
  const every = (step: number) => turns.filter((_, index) => index % step === 0).map(({ state }) => state);
  return {
    engine: own,
    turns,
    activations,
    ships,
    full: fullTurns.filter((_, index) => index % 20 === 0).map(({ state }) => state),
    records,
    views: every(20).map(state => own.viewFor(state, 'p1')),
    // Who has no abilities has hardly a die to change.
    attacks: [...fullTurns, ...GAMES.flatMap(seed => turnsOf(own, smallShips(4), seed))]
      .map(({ state }) => state)
      .filter(state => own.odds(state) !== null)
      .slice(0, 60),
  };
}

function turnsOf(own: Engine, setup: ReturnType<typeof fullShips>, seed: number) {
  const begun = own.newGame(setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  let { state } = begun.step;
  const random = randomFrom(seed);
  const turns: { state: GameState; given: Answer }[] = [];
  while (!state.outcome) {
    const given = randomAnswer(own, state, random)!;
    turns.push({ state, given });
    const outcome = own.answer(state, given);
    if (!outcome.ok) throw new Error(outcome.problem);
    state = outcome.step.state;
  }
  return turns;
}

function flyAll({ engine: own, activations }: Played): number {
  let sum = 0;
  for (const { state, answers } of activations) {
    const fork = own.fork(state);
    for (const given of answers) if (fork.answer(fork.state, given).ok) sum++;
  }
  return sum;
}

const WORK: readonly { name: string; goal: number; cases: (one: Played) => number; pass: (one: Played) => number }[] = [
  {
    name: "a ship's activation in a fork",
    goal: 5,
    cases: ({ ships }) => ships,
    pass: flyAll,
  },
  {
    name: 'an answer in play',
    goal: 8,
    cases: ({ turns }) => turns.length,
    pass: ({ engine: own, turns }) =>
      turns.reduce((sum, { state, given }) => sum + (own.answer(state, given).ok ? 1 : 0), 0),
  },
  {
    name: 'a fork of 8 small ships',
    goal: 5,
    cases: ({ turns }) => turns.length,
    pass: ({ engine: own, turns }) => turns.reduce((sum, { state }) => sum + own.fork(state).state.round, 0),
  },
  {
    name: 'a fork of 16 full ships',
    goal: 5,
    cases: ({ full }) => full.length,
    pass: ({ engine: own, full }) => full.reduce((sum, state) => sum + own.fork(state).state.round, 0),
  },
  {
    name: 'a record replayed and checked',
    goal: 20,
    cases: ({ records }) => records.length,
    pass: ({ engine: own, records }) => records.reduce((sum, record) => sum + (own.replay(record).ok ? 1 : 0), 0),
  },
  {
    name: 'a hash',
    goal: 3,
    cases: ({ full }) => full.length,
    pass: ({ engine: own, full }) => full.reduce((sum, state) => sum + own.hashOf(state).length, 0),
  },
  {
    name: 'a game imagined',
    goal: 3,
    cases: ({ views }) => views.length,
    pass: ({ engine: own, views }) => views.reduce((sum, view, seed) => sum + own.imagine(view, seed).round, 0),
  },
  {
    name: 'the odds of an attack',
    goal: 3,
    cases: ({ attacks }) => attacks.length,
    pass: ({ engine: own, attacks }) => attacks.reduce((sum, state) => sum + (own.odds(state) ? 1 : 0), 0),
  },
];

/** Ours beside the engine of another checkout, by turns in one process. */
export const base: Suite = {
  name: 'Base',
  benches: [
    async () => {
      const dir = baseDir();
      if (!dir) return [];
      const [own, other] = [played(engine), played(await engineAt(dir))];
      return WORK.map(({ name, goal, cases, pass }): Row => {
        // Both engines are large: only after a while has all of either been compiled, as in any longer run of bots.
        for (const one of [own, other]) timed(() => pass(one), WARM_UP);
        const { ours, theirs, ratio } = race(
          cases(own),
          () => pass(own),
          () => pass(other),
        );
        // Cards may ask more or less than they did: what is compared is one case.
        const more = cases(other) / cases(own);
        const library = {
          name: 'base',
          perSecond: theirs.perSecond * more,
          milliseconds: theirs.milliseconds / more,
        };
        return { name, goal: { timesAsFast: goal }, cases: cases(own), wrong: 0, ours, library, ratio: ratio / more };
      });
    },
  ],
};
