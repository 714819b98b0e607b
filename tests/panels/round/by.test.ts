import { afterEach, expect, test } from 'vitest';
import { wonBy } from '../../../src/panels/table/round/by';
import { gameOn, playUntil, startPlaced, table } from '../../store/playing';

afterEach(() => table().leave());

test('points for a ship name whoever shot it, of the other side; points of the mission name nobody', async () => {
  await startPlaced();
  playUntil(({ score }) => score.some(({ reason }) => reason.kind === 'destroyed'));
  const { score, ships } = gameOn();
  const { past } = table();
  const told = score.map(entry => ({ ...entry, by: wonBy(past, entry) }));
  for (const { reason, by } of told) if (reason.kind === 'objective') expect(by).toBeNull();
  const shot = told.filter(({ by }) => by !== null);
  expect(shot.length).toBeGreaterThan(0);
  for (const { player, by } of shot) expect(ships[by!]!.player).toBe(player);
});

test('points that no attack won name nobody', async () => {
  await startPlaced();
  playUntil(({ score }) => score.length > 0);
  const entry = { player: 'p1', points: 1, round: 1, reason: { kind: 'referee' } } as const;
  expect(wonBy(table().past, entry)).toBeNull();
});
