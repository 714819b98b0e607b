import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

test('Bossk gives a crit for two hits, after results are neutralized', () => {
  const { game } = inDuel('pilot:bossk-z95af4headhunter', { rolls: 'crit blank / blank blank blank' }).attack().use();
  expect(game.events('shieldLost').length + game.events('damageDealt').length).toBe(2);
  expect(game.last('diceAdded')!.after).toEqual(['blank', 'hit', 'hit']);
});

test('Bossk: not for a hit, nor for a crit that was canceled', () => {
  expect(inDuel('pilot:bossk-z95af4headhunter', { rolls: 'hit blank / blank blank blank' }).attack().offered()).toEqual(
    [],
  );
  expect(
    inDuel('pilot:bossk-z95af4headhunter', { rolls: 'crit blank / evade blank blank' }).attack().offered(),
  ).toEqual([]);
});

test('Bossk: not with missiles', () => {
  const told = inDuel('pilot:bossk-z95af4headhunter', {
    attacker: { upgrades: ['concussionmissiles'], locks: ['B1'] },
    rolls: 'crit blank blank / blank blank blank',
  });
  expect(told.attack('target:ship:B1:upgrade:concussionmissiles').offered()).toEqual([]);
  expect(told.game.events('attackPerformed')).toHaveLength(1);
});
