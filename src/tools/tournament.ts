// npm run tournament -- [--a LEVEL --b LEVEL|chaser] [--games N] [--seed S] [--points starter|20|50|drawn] [--json].
// Opponents against each other: without --a, each level against the one below and the ace against the chaser.
import { parseArgs } from 'node:util';
import { LEVELS } from '../bots/opponent';
import { loadCatalog } from '../catalog/load';
import { createEngine, type Engine } from '../engine';
import { FACTIONS } from '../engine/core/vocabulary';
import { loadReadyMade } from '../squads/readyMade/readyMade';
import { fromOneUp, oneOf } from './arguments';
import { type Clock, type Entrant, POINTS, type Points, playGame, setupOf } from './tournament/play';
import { lineOf, type Pairing, pairingOf, stopwatch } from './tournament/report';

const OPTIONS = {
  a: { type: 'string' },
  b: { type: 'string', default: 'chaser' },
  games: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  points: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
} as const;

const ENTRANTS: readonly Entrant[] = [...LEVELS, 'chaser'];

const LADDER: readonly (readonly [Entrant, Entrant])[] = [
  ...LEVELS.slice(1).map((level, below) => [level, LEVELS[below]!] as const),
  ['ace', 'chaser'],
];

async function compete(
  engine: Engine,
  [a, b]: readonly [Entrant, Entrant],
  on: Points,
  games: number,
  seed: number,
  clock: Clock,
): Promise<Pairing> {
  const squads = await loadReadyMade(on === '50' ? 'xwa50' : 'amg20');
  const results = Array.from({ length: games }, (_, game) => {
    const pair = Math.floor(game / 2);
    const setup = setupOf(engine, on, squads, pair, seed);
    const result = playGame(engine, setup, [a, b], game % 2 === 0 ? 'p1' : 'p2', seed + pair, clock);
    console.error(`${game + 1} of ${games}: ${a} ${result.result} ${result.points.join(' : ')}, ${setup.scenario}`);
    return result;
  });
  return pairingOf(a, b, on, results);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const games = fromOneUp('games', values.games);
  const seed = fromOneUp('seed', values.seed);
  const on = oneOf('points', POINTS, values.points);
  const entered = values.a ? [[oneOf('a', ENTRANTS, values.a), oneOf('b', ENTRANTS, values.b)] as const] : LADDER;
  const engine = createEngine(await loadCatalog(FACTIONS));
  const watch = stopwatch();
  const pairs: Pairing[] = [];
  for (const pair of entered) {
    const pairing = await compete(engine, pair, on, games, seed, watch.note);
    console.log(lineOf(pairing));
    pairs.push(pairing);
  }
  const decisionMs = watch.read();
  for (const [who, { decisions, mean, most, dials }] of Object.entries(decisionMs))
    console.log(
      `${who}: ${decisions} decisions, ${mean.toFixed(1)} ms each, ${most.toFixed(0)} ms at most; ` +
        `the dials of a round ${dials.mean.toFixed(0)} ms, ${dials.most.toFixed(0)} ms at most`,
    );
  if (values.json) console.log(JSON.stringify({ seed, points: on, games, pairs, decisionMs }));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
