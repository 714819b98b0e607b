import { randomAnswer, randomFrom } from '../../../src/bots/random';
import { type Engine, engineOver } from '../../../src/engine';
import type { Setup } from '../../../src/engine/core/setup';
import type { Faction } from '../../../src/engine/core/vocabulary';
import { type Row, race } from '../measure';
import { engine, seeds } from './games';

const GAMES = seeds(4);
const ROUNDS = 3;
const A_SIDE = 8;
const A_SHIP = 5;

const { rules } = engine;
const { catalog } = rules;

/** Written pilots, each with as many written cards as a full ship has. Not legal squads, but every card acts. */
function side(faction: Faction) {
  const isWritten = ({ id }: { readonly id: string }) => rules.abilitiesOf(id).length > 0;
  const pilots = catalog.pilots.filter(one => one.faction === faction && !one.standardLoadout && isWritten(one));
  const cards = catalog.upgrades.filter(one => isWritten(one) && (one.factions ?? [faction]).includes(faction));
  const ships = Array.from({ length: A_SIDE }, (_, index) => ({
    pilot: pilots[index % pilots.length]!.id,
    upgrades: Array.from({ length: A_SHIP }, (_, at) => cards[(index * A_SHIP + at) % cards.length]!.id),
  }));
  return { name: faction, squad: { name: faction, faction, ships, obstacles: [] } };
}

const writtenShips = (): Setup => ({
  profile: 'amg20',
  scenario: 'chanceengagement',
  players: { p1: side('rebelalliance'), p2: side('galacticempire') },
});

/** The same cards with nothing written on them: weapons, numbers, the rules and the mission are left. */
const bare = engineOver({
  ...rules,
  abilitiesOf: source => (/^(rule|scenario|damage):/.test(source) ? rules.abilitiesOf(source) : []),
});

/** From the first dials on, in a fork. */
function startsOf(over: Engine) {
  return GAMES.map(seed => {
    const begun = over.newGame(writtenShips(), seed);
    if (!begun.ok) throw new Error(begun.problem);
    const { state, answer } = over.fork(begun.step.state);
    const random = randomFrom(seed);
    while (state.phase === 'setup') answer(state, randomAnswer(over, state, random));
    return state;
  });
}

/** How many answers it took. */
function roundsOf(over: Engine, starts: ReturnType<typeof startsOf>): number {
  return starts.reduce((sum, start, seed) => {
    const { state, answer } = over.fork(start);
    const random = randomFrom(seed + 1);
    let answers = 0;
    for (; !state.outcome && state.round <= ROUNDS; answers++) answer(state, randomAnswer(over, state, random));
    return sum + answers;
  }, 0);
}

/** What the abilities cost: the same ships, the same rounds, with every ability of their cards and with none; and by answer. */
export function abilities(): readonly Row[] {
  const [full, empty] = [startsOf(engine), startsOf(bare)];
  const more = roundsOf(engine, full) / roundsOf(bare, empty);
  const { ours, theirs, ratio } = race(
    GAMES.length,
    () => roundsOf(engine, full),
    () => roundsOf(bare, empty),
  );
  const row = { cases: GAMES.length, wrong: 0, ours, library: { name: 'without abilities', ...theirs } };
  const goal = { timesAsFast: 1 / 1.5 };
  return [
    { ...row, goal, name: `${ROUNDS} rounds of ${2 * A_SIDE} ships with ${A_SHIP + 1} cards each`, ratio },
    { ...row, goal, name: `the same by answer: cards ask ${Math.round(100 * (more - 1))} % more`, ratio: ratio * more },
  ];
}
