import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

test('Sabine Wren: at attack range 1 before the enemy one result becomes a hit, or an evade', () => {
  const { game } = inDuel('pilot:sabinewren-rz1awing', { range: 1, rolls: 'blank hit hit / blank' }).attack().use();
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit', 'hit']);
  const other = inDuel('pilot:sabinewren-rz1awing', { on: 'defender', range: 1, rolls: 'hit hit hit hit / blank' });
  expect(other.attack().use().game.last('diceChanged')!.after[0]).toBe('evade');
});

test('Sabine Wren: not at range 2, not behind the enemy', () => {
  expect(inDuel('pilot:sabinewren-rz1awing', { rolls: 'blank blank' }).attack().offered()).toEqual([]);
  const behind = inDuel('pilot:sabinewren-rz1awing', { range: 1, defender: { heading: 0 }, rolls: 'blank blank' });
  expect(behind.attack().offered()).toEqual([]);
  const defends = { on: 'defender', rolls: 'hit hit hit / blank blank blank' } as const;
  expect(
    inDuel('pilot:sabinewren-rz1awing', { ...defends, range: 2 })
      .attack()
      .offered(),
  ).toEqual([]);
});
