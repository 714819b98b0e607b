import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { clockFrom, mainThread } from '../bench/clock';
import { alone, compare, isMet, median, type Row, timeRow } from '../bench/measure';

describe('where there is nothing to measure', () => {
  test('the middle of nothing is no number; of three it is the second', () => {
    expect(median([])).toBeNaN();
    expect(median([3, 1, 2])).toBe(2);
  });

  test('a row says so, and meets no goal', () => {
    const rows: readonly Row[] = [
      timeRow('none', [], { milliseconds: 5 }),
      compare('none', [], { ours: () => 0, library: '', theirs: () => 0, isWrong: () => true, timesAsFast: 1 }),
    ];
    for (const row of rows) {
      expect(row).toMatchObject({ cases: 0, wrong: 0, ours: { milliseconds: Number.NaN } });
      expect(isMet(row)).toBe(false);
    }
    expect(rows).toHaveLength(2);
    expect(alone(0, () => 0).perSecond).toBeNaN();
    expect(isMet(timeRow('two', [4, 4], { milliseconds: 5 }))).toBe(true);
  });
});

describe('the clock', () => {
  test('is the CPU time that Linux has given the main thread, in nanoseconds before the first space', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'range-one-clock-'));
    const file = path.join(folder, 'schedstat');
    writeFileSync(file, '1234567890 55 3\n');
    expect(mainThread(file)?.now()).toBeCloseTo(1234.56789, 5);
    writeFileSync(file, '0 0 0\n');
    expect(mainThread(file), 'a kernel that does not count').toBeNull();
    rmSync(folder, { recursive: true });
  });

  test('is another one elsewhere', () => {
    expect(mainThread('/nowhere/schedstat')).toBeNull();
    const other = { name: 'other', now: () => 7 };
    expect(clockFrom([() => null, () => other])).toBe(other);
    expect(clockFrom([() => null]).name).toBe('wall clock');
  });
});

const bench = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['src/tools/runTs.mjs', 'tests/bench/main.ts', ...words], { encoding: 'utf8' });

test('a word that it does not know measures nothing: it says what there is', () => {
  const slip = bench('engin');
  expect(slip.stderr).toContain('There is no engin to measure.');
  expect(slip.stdout).toContain('geometry, engine, base, screen, squads');
  expect(slip.stdout).not.toContain('Measured by');
  expect(slip.status).toBe(1);
  expect(bench('--help')).toMatchObject({ status: 0, stderr: '', stdout: slip.stdout });
});
