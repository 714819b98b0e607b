// npm run puzzles -- [--games N] [--seed S] [--file F]: plays aces against each other, and adds the positions in which one dial is
// the best by far to data/puzzles.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadCatalog } from '../catalog/load';
import { createEngine, type Setup } from '../engine';
import { FACTIONS } from '../engine/core/vocabulary';
import type { KeptPuzzle } from '../lessons/puzzles/puzzle';
import { loadReadyMade } from '../squads/readyMade/readyMade';
import { fromOneUp } from './arguments';
import { puzzlesOf } from './puzzles/game';
import { setupOf } from './tournament/play';

const named = (setup: Setup): Setup => ({
  ...setup,
  players: {
    p1: { ...setup.players.p1, name: 'Your side' },
    p2: { ...setup.players.p2, name: 'The other side' },
  },
});

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: 'data/puzzles.json' },
  },
});
const { file } = values;
const seed = fromOneUp('seed', values.seed);
const engine = createEngine(await loadCatalog(FACTIONS));
const squads = await loadReadyMade('amg20');
const puzzles: KeptPuzzle[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptPuzzle[]) : [];
for (let game = 0; game < fromOneUp('games', values.games); game++) {
  const found = await puzzlesOf(engine, named(setupOf(engine, '20', squads, seed + game, seed)), seed + game);
  puzzles.push(...found);
  console.log(`Game ${seed + game}: ${found.length} positions.`);
  writeFileSync(file, `[\n${puzzles.map(one => JSON.stringify(one)).join(',\n')}\n]\n`);
}
console.log(`${puzzles.length} puzzles in ${file}.`);
