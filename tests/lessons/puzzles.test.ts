import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Ranking, rankedFor } from '../../src/bots/opponent';
import { dailyOf, daysNow, prolonged } from '../../src/lessons/puzzles/daily';
import { gradeOf } from '../../src/lessons/puzzles/grade';
import { type KeptPuzzle, numbered } from '../../src/lessons/puzzles/puzzle';
import { positionOf } from '../../src/panels/puzzles/games';
import { worthAsking } from '../../src/tools/puzzles/pick';
import { engine } from '../support/engine';

const puzzles = numbered(JSON.parse(readFileSync('data/puzzles.json', 'utf8')) as readonly KeptPuzzle[]);

describe('those that are shipped', () => {
  test('are sixty and more, numbered from one on', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(60);
    expect(puzzles.map(({ number }) => number)).toEqual(puzzles.map((_, at) => at + 1));
  });

  test.each(puzzles)('number $number lies as it is asked, and every dial of the ship can be answered', async puzzle => {
    const state = (await positionOf(puzzle))!;
    const onTable = Object.values(state.ships).filter(({ where }) => where === 'table');
    expect(onTable.filter(one => one.player === 'p1' && one.dial === null).map(({ id }) => id)).toEqual([puzzle.ship]);
    expect(onTable.filter(one => one.player === 'p2' && one.dial !== null)).toEqual([]);
    expect(state.round).toBeGreaterThan(1);
    const question = state.pending.find(({ player }) => player === 'p1')!;
    const dials = question.options.filter(({ key }) => key.startsWith(`dial:${puzzle.ship}:`));
    expect(dials.length).toBeGreaterThan(6);
    for (const { key } of dials) {
      const given = { decision: question.id, player: 'p1', choice: { option: key } } as const;
      expect(engine.answer(state, given).ok).toBe(true);
    }
  });

  test('have one that is the best by far: the first of them, ranked anew', async () => {
    const puzzle = puzzles[0]!;
    const state = (await positionOf(puzzle))!;
    const ranking = rankedFor(engine, engine.viewFor(state, 'p1'), 'p1').find(({ ship }) => ship === puzzle.ship)!;
    expect(ranking.dials.length).toBeGreaterThan(6);
    expect(gradeOf(ranking, ranking.dials[0]!.code)).toMatchObject({ rank: 1, loss: 0, stars: 3 });
  }, 120_000);
});

const dial = (code: string, loss: number, more: Partial<Ranking['dials'][number]> = {}): Ranking['dials'][number] => ({
  ...{ code: code as Ranking['dials'][number]['code'], loss, because: [], place: { x: 1, y: 1, heading: 0 } },
  ...{ flees: false, bumped: false, targets: ['ship:B1'], threats: ['ship:B1'] },
  ...more,
});
const ranking = (...dials: Ranking['dials'][number][]): Ranking => ({ ship: 'ship:A1', dials, expected: [] });
const CODES = ['1FB', '2FB', '3FB', '1BB', '1NB', '2BB', '2NB', '3BW', '3NW'];

describe('grading', () => {
  const graded = ranking(
    dial('1FB', 0),
    dial('2FB', 0.2),
    dial('3FB', 0.6),
    dial('1BB', 2),
    dial('1NB', 3, { flees: true }),
  );

  test.each([
    ['1FB', 1, 3],
    ['2FB', 2, 2],
    ['3FB', 3, 1],
    ['1BB', 4, 0],
    ['1NB', 5, 0],
  ] as const)('%s is number %i with %i stars', (code, rank, stars) => {
    expect(gradeOf(graded, code)).toMatchObject({ rank, of: 5, stars });
  });

  test('what is not on the dial has no grade', () => {
    expect(gradeOf(graded, '4KR')).toBeNull();
  });
});

describe('what is worth asking', () => {
  const spread = (second: number, more: Partial<Ranking['dials'][number]> = {}) =>
    ranking(...CODES.map((code, at) => dial(code, at === 0 ? 0 : second + 0.5 * (at - 1), more)));

  test('one dial well ahead of the next, and far ahead of one in the middle', () => {
    expect(worthAsking(spread(0.4), 20)).toBeGreaterThan(0);
    expect(worthAsking(spread(0.05), 20)).toBe(0);
  });

  test('nobody in sight is no puzzle', () => {
    expect(worthAsking(spread(0.4, { targets: [], threats: [] }), 20)).toBe(0);
  });
});

describe('day by day', () => {
  const days = Array.from({ length: 64 }, (_, at) => new Date(Date.UTC(2026, 10, 18 + at)).toISOString().slice(0, 10));

  test('each puzzle comes once before any comes again', () => {
    expect(new Set(days.map(day => dailyOf(day, 64))).size).toBe(64);
    expect(dailyOf('2026-11-18', 64)).not.toBe(dailyOf('2026-11-19', 64));
  });

  test('a streak grows from day to day, not twice on one, and a missed day ends it', () => {
    const one = prolonged(null, '2026-11-30');
    const two = prolonged(one, '2026-12-01');
    expect(two).toEqual({ last: '2026-12-01', days: 2, most: 2 });
    expect(prolonged(two, '2026-12-01')).toBe(two);
    expect([daysNow(two, '2026-12-01'), daysNow(two, '2026-12-02'), daysNow(two, '2026-12-03')]).toEqual([2, 2, 0]);
    expect(prolonged(two, '2026-12-04')).toEqual({ last: '2026-12-04', days: 1, most: 2 });
  });
});
