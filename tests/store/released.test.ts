import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { EDITION } from '../../src/engine/core/edition';
import { type GameFile, parseGameFile, textOfGame } from '../../src/store/saves/gameFile';
import { playFile } from '../../src/store/saves/playFile';
import { rebuild } from '../../src/store/saves/rebuild';
import { soundAnswer, soundGame, soundSnapshot } from '../../src/store/saves/rows';
import { DEFAULT_OPTIONS } from '../../src/store/tableOptions';
import { engine } from '../support/engine';
import { table } from './playing';

afterEach(() => table().leave());

/** Games as versions of Range One wrote them that players have had, each left in an attack of a later round. Never written anew. */
const RELEASED = [
  /** The first that kept games (429b98b): no edition, no notes on cards, few options. */
  'keptFirst',
  /** The last that did not note its rules (1da792e). */
  'withoutEdition',
  /** The first that did (63cc6b1). */
  'withEdition',
  /** The last before the table played sides (3e7b997). */
  'beforeSeats',
  /** The first that kept which sides the table plays (074e8cf). */
  'withSeats',
  /** Real dice, an open seed, and the table on one side (927b475). */
  'withRealDice',
  /** A practice against a squad in a formation, with an answer that was taken back (927b475). */
  'withFormation',
] as const;

interface Raw {
  readonly saved: Record<string, unknown>;
  readonly rows: readonly unknown[];
  readonly snapshots: readonly unknown[];
}

const raw = (name: string): Raw => JSON.parse(readFileSync(`tests/store/released/${name}.json`, 'utf8'));

/** As the page reads it from the disk: row by row, each checked. */
function read(name: string) {
  const { saved, rows, snapshots } = raw(name);
  const game = soundGame(saved);
  if (!game) throw new Error('The list entry is not sound.');
  return {
    saved: game,
    rows: rows.map(row => soundAnswer(row)!),
    snapshots: snapshots.map(row => soundSnapshot(row)!),
  };
}

test.each(RELEASED)('%s: the list shows it, and each of its rows is read', name => {
  const { saved, rows, snapshots } = read(name);
  expect(saved).toMatchObject({ name: expect.stringContaining(' against '), answers: rows.length });
  expect(saved.round).toBeGreaterThan(1);
  expect(rows).not.toContain(null);
  expect(snapshots).not.toContain(null);
  // What came later has its usual value.
  expect(saved.options).toMatchObject({ ...DEFAULT_OPTIONS, ...(raw(name).saved.options as object) });
});

test.each(RELEASED)(
  '%s: opens, in the round where it was left or with the reason why not, and is played on',
  async name => {
    const loaded = read(name);
    expect(loaded.saved.edition).not.toBe(EDITION);
    const back = await rebuild(engine, loaded);
    if (!back.ok) throw new Error(back.problem);
    const { game, base, past, problem } = back.rebuilt;
    const reached = base + past.length;
    if (reached < loaded.saved.answers)
      expect(problem).toMatch(
        /^The rules( and cards)? have changed since this game was saved\. It goes on in round \d+, /,
      );
    else expect(problem).toBeNull();
    const [answer] = engine.legalAnswers(game, game.pending[0]!.player);
    expect(engine.answer(game, answer!).ok).toBe(true);
  },
);

test.each(RELEASED)('%s: its file is read and played, as far as today’s rules follow it', async name => {
  const { saved, rows, snapshots } = read(name);
  const { cards, edition, setup, seed, options, journal } = saved;
  const rounds = snapshots.map(({ round, answers, hash }) => ({ round, answers, hash }));
  const record: GameFile['record'] = {
    version: 1,
    cards,
    edition,
    setup,
    seed,
    answers: rows.map(({ answer }) => answer),
    rounds,
  };
  const parsed = parseGameFile(textOfGame({ name: saved.name, options, journal, record }));
  if (!parsed.ok) throw new Error(parsed.problem);
  const played = await playFile(engine, parsed.file, 'again', 0);
  if (!played.ok) expect(played.problem).toMatch(/The rules( and cards)? have changed/);
  else expect(played.kept.saved.answers).toBeGreaterThan(0);
});
