// npm run same -- --keep FILE [--games N --seed S]: prints of random games. npm run same -- --as FILE: whether they are still the same.
// For changes that should change nothing: keep before, compare after. Exits with 1 where a game has become another.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCatalog } from '../catalog/load';
import { createEngine, type Engine } from '../engine';
import { FACTIONS } from '../engine/core/vocabulary';
import { fromOneUp, whole } from './arguments';
import { printOf } from './same/prints';

const OPTIONS = {
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  keep: { type: 'string' },
  as: { type: 'string' },
} as const;

/** By seed. */
type Prints = Readonly<Record<string, string>>;

function print(engine: Engine, seeds: readonly number[]): Prints {
  const prints: Record<string, string> = {};
  for (const [done, seed] of seeds.entries()) {
    prints[seed] = printOf(engine, seed);
    if (done % 50 === 49) console.error(`${done + 1} of ${seeds.length} games`);
  }
  return prints;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS });
  const games = fromOneUp('games', values.games);
  const first = whole('seed', values.seed);
  const engine = createEngine(await loadCatalog(FACTIONS));
  const seeds = Array.from({ length: games }, (_, index) => first + index);
  if (values.keep) {
    writeFileSync(values.keep, JSON.stringify(print(engine, seeds), null, 1));
    console.log(`${games} games are kept in ${values.keep}.`);
    return 0;
  }
  if (!values.as) throw new Error('Say --keep FILE before a change, and --as FILE after it');
  const before = JSON.parse(readFileSync(values.as, 'utf8')) as Prints;
  const known = seeds.filter(seed => seed in before);
  if (known.length === 0) throw new Error(`None of these games is in ${values.as}`);
  const now = print(engine, known);
  const changed = known.filter(seed => now[seed] !== before[seed]);
  for (const seed of changed.slice(0, 20)) console.log(`seed ${seed}: ${before[seed]}, now ${now[seed]}`);
  console.log(`${known.length - changed.length} of ${known.length} games are the same.`);
  return changed.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
