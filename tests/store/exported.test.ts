import { expect, test } from 'vitest';
import { engineFor } from '../../src/store/engineFor';
import { packed, unpacked } from '../../src/store/packed';
import { parseGameFile, textOfGame } from '../../src/store/saves/gameFile';
import { playFile } from '../../src/store/saves/playFile';
import { rebuild } from '../../src/store/saves/rebuild';
import { DEFAULT_OPTIONS } from '../../src/store/tableOptions';
import { createCoverage } from '../../src/tools/simulate/coverage';
import { planOf } from '../../src/tools/simulate/plan';
import { playGame } from '../../src/tools/simulate/play';
import { engine } from '../support/engine';
import { asLoaded } from './asLoaded';

/** A few in every test run; `npm run soak` asks for two hundred. */
const GAMES = Number(process.env.EXPORTED ?? 4);

/** Finished games of any cards, missions and edits by hand, from setup on, as the page can begin them. */
async function* finishedGames() {
  const coverage = createCoverage(engine.rules);
  for (let seed = 1; ; seed++) {
    const plan = planOf(engine.rules, {}, seed);
    if (plan.midgame || plan.setup.practice) continue;
    const own = await engineFor(plan.setup);
    // Some plans give a squad cards of other factions: no squad of the page can have them.
    if (!own.newGame(plan.setup, seed).ok) continue;
    const { end, record, fault } = playGame(engine, coverage, plan);
    if (fault || !end || !record) throw new Error(`game ${seed}: ${fault?.problem}`);
    yield { seed, own, record, hash: engine.hashOf(end) };
  }
}

test(`${GAMES} random games go out as a file and as a link, come in again, are kept and opened: to the same hash`, {
  timeout: 60_000 + GAMES * 60_000,
}, async () => {
  let left = GAMES;
  let answers = 0;
  for await (const { seed, own, record, hash } of finishedGames()) {
    const name = `Game ${seed}`;
    const text = textOfGame({ name, record, options: DEFAULT_OPTIONS, journal: [] });
    const linked = await unpacked(await packed(text));
    expect(linked, name).toBe(text);
    const parsed = parseGameFile(linked!);
    if (!parsed.ok) throw new Error(`${name}: ${parsed.problem}`);
    const played = await playFile(own, parsed.file, 'id', 0);
    if (!played.ok) throw new Error(`${name}: ${played.problem}`);
    expect(own.hashOf(played.kept.game), name).toBe(hash);
    const opened = await rebuild(own, asLoaded(played.kept));
    if (!opened.ok) throw new Error(`${name}: ${opened.problem}`);
    expect(opened.rebuilt.problem, name).toBeNull();
    expect(own.hashOf(opened.rebuilt.game), name).toBe(hash);
    answers += record.answers.length;
    if (--left === 0) break;
  }
  console.info(`${GAMES} games with ${answers} answers came back as they went out`);
});
