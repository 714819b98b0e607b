import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

function simulate(...args: string[]) {
  const { NODE_ENV: _, ...env } = process.env;
  const command = ['src/tools/runTs.mjs', 'src/tools/simulate.ts', ...args];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8', env });
  return { lines: stdout.trim().split('\n'), stderr, status };
}

describe('npm run simulate', () => {
  test('ends with one document, and keeps its progress out of it', () => {
    const { lines, stderr, status } = simulate(
      '--games',
      '2',
      '--seed',
      '11',
      '--scenario',
      'salvagemission',
      '--json',
    );
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      seed: 11,
      games: 2,
      failures: 0,
      scenarios: { salvagemission: 2 },
      byProfile: { salvagemission: { amg20: 1, xwa50: 1 } },
      gamesPerSecond: expect.any(Number),
      missing: { effects: expect.any(Array), events: expect.any(Array), decisions: expect.any(Array) },
    });
    expect(lines[0]).toBe('2 games from seed 11, 1 of them from the middle: 0 failures');
    expect(stderr).toContain('2 of 2 games, 0 failures');
    expect(status).toBe(0);
  });

  test('says in a sentence what it was not asked well', () => {
    const { stderr, status } = simulate('--profile', 'amg20', '--scenario', 'ancientknowledge');
    expect(stderr.trim()).toBe('ancientknowledge is not played by the rules of amg20');
    expect(status).toBe(1);
    expect(simulate('--games', 'many').stderr).toContain('--games should be a whole number, not "many"');
  });
});
