import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:misthunter-title';
const cannon = 'target:ship:B1:upgrade:heavylasercannon';
const duel = () =>
  inDuel(CARD, {
    attacker: { upgrades: ['heavylasercannon'] },
    enemies: [{ pilot: 'academypilot', at: [520, 500] }],
    rolls: 'blank blank blank blank / blank blank blank',
  });

test('Mist Hunter: after a cannon attack, a strain token is a bonus primary attack on the same ship', () => {
  const told = duel().attack(cannon);
  expect(told.offered()).toEqual(['target:ship:B1:primary:0']);
  const { game } = told.use();
  expect(game.tokens('A1')).toEqual({ strain: 1 });
  told.until();
  expect(game.events('attackPerformed').filter(({ attacker }) => attacker === 'ship:A1')).toMatchObject([
    { bonus: false },
    { bonus: true, defender: 'ship:B1', weapon: 'primary:0' },
  ]);
});

test('Mist Hunter: let be, it is not strained', () => {
  expect(duel().attack(cannon).leave().game.tokens('A1')).toEqual({});
});

test('Mist Hunter: not after a primary attack', () => expect(duel().attack().offered()).toEqual([]));

test('Mist Hunter: not on a remote that has left', () => {
  const told = inDuel(CARD, {
    attacker: { upgrades: ['heavylasercannon'] },
    defender: { at: [800, 800] },
    devices: [{ is: 'drk1probedroid', at: [457, 500], owner: 'p2' }],
    rolls: 'hit hit hit hit / blank blank blank',
  });
  expect(told.attack('target:token:1:upgrade:heavylasercannon').offered()).toEqual([]);
});
