import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

test('Bossk gives a crit for two hits, after results are neutralized', () => {
  const { game } = inDuel('pilot:bossk', { rolls: 'crit blank blank / blank blank blank' }).attack().use();
  expect(game.events('shieldLost').length + game.events('damageDealt').length).toBe(2);
  expect(game.last('diceAdded')!.after).toEqual(['blank', 'blank', 'hit', 'hit']);
});

test('Bossk: not for a hit, nor for a crit that was canceled', () => {
  expect(inDuel('pilot:bossk', { rolls: 'hit blank blank / blank blank blank' }).attack().offered()).toEqual([]);
  expect(inDuel('pilot:bossk', { rolls: 'crit blank blank / evade blank blank' }).attack().offered()).toEqual([]);
});

test('Bossk: not in a special attack', () => {
  const cannon = inDuel('pilot:bossk', {
    attacker: { upgrades: ['heavylasercannon'] },
    rolls: 'crit blank blank blank / blank blank blank',
  });
  expect(cannon.attack('target:ship:B1:upgrade:heavylasercannon').offered()).toEqual([]);
});
