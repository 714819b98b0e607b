// npm run simulate -- --games N --seed S [--profile amg20|xwa50] [--scenario id] [--cards id,id] [--chase N] [--json], or --replay FILE.
// Random games, looked at from all sides. Exits with 1 if anything was wrong.
import { parseArgs } from 'node:util';
import { loadCatalog } from '../catalog/load';
import { engineOver } from '../engine';
import type { AbilitySource } from '../engine/core/ability';
import type { Rules } from '../engine/core/table';
import { FACTIONS, PROFILES, SCENARIOS } from '../engine/core/vocabulary';
import { rulesFrom } from '../engine/rules/rules';
import { oneOf, whole } from './arguments';
import { replayFile } from './simulate/failure';
import { simulate } from './simulate/run';
import { asDocument, inLines } from './simulate/words';

const OPTIONS = {
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  profile: { type: 'string' },
  scenario: { type: 'string' },
  /** Squads are built around these, by turns. */
  cards: { type: 'string' },
  /** So many games more at most, around the cards that were never used. */
  chase: { type: 'string', default: '0' },
  /** For `npm run soak`: ten times as many. */
  long: { type: 'boolean', default: false },
  replay: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

function knownCards(rules: Rules, cards: readonly string[]): readonly string[] {
  const unknown = cards.find(card => rules.abilitiesOf(card as AbilitySource).length === 0);
  if (unknown !== undefined) throw new Error(`--cards should name cards that are written, not "${unknown}"`);
  return cards;
}

const SECOND = 1000;

/** On the error stream, so that the report can be piped. */
function progressOf(games: number): (done: number, failed: number) => void {
  let last = performance.now();
  return (done, failed) => {
    if (performance.now() - last < 2 * SECOND && done < games) return;
    last = performance.now();
    console.error(`${done} of ${games} games, ${failed} failures`);
  };
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS });
  const rules = rulesFrom(await loadCatalog(FACTIONS));
  if (values.replay) {
    const problem = replayFile(engineOver(rules), values.replay);
    console.log(problem ?? 'The game is played to its end: nothing is wrong with it any more.');
    return problem ? 1 : 0;
  }
  const profile = values.profile === undefined ? undefined : oneOf('profile', PROFILES, values.profile);
  const scenario = values.scenario === undefined ? undefined : oneOf('scenario', SCENARIOS, values.scenario);
  const games = whole('games', values.games) * (values.long ? 10 : 1);
  const seed = whole('seed', values.seed);
  const cards = values.cards && { cards: knownCards(rules, values.cards.split(',')) };
  const chase = whole('chase', values.chase);
  const order = { games, seed, chase, ...(profile && { profile }), ...(scenario && { scenario }), ...cards };
  const report = simulate(rules, order, progressOf(games));
  for (const line of inLines(report, seed)) console.log(line);
  if (values.json) console.log(JSON.stringify(asDocument(report, seed)));
  return report.failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
