import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (locks: readonly string[], on: 'wingman' | 'enemy') =>
  inDuel('upgrade:m9g8', { on, third: { locks }, rolls: 'hit hit crit blank / blank blank blank' }).attack();

test('M9-G8: an attacker that it has locked rerolls the die that it names', () => {
  const told = shot(['A1'], 'enemy');
  expect(told.offered()).toHaveLength(1);
  expect(told.game.state.pending[0]!.player).toBe('p2');
  const { game } = told.use();
  game.pick('p2', ['die:2']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'hit', 'blank']);
});

test('M9-G8: also a friend that it has locked', () => {
  const told = shot(['A1'], 'wingman');
  expect(told.offered()).toHaveLength(1);
  expect(told.game.state.pending[0]!.player).toBe('p1');
});

test('M9-G8: not without the lock, nor with one on the defender', () => {
  expect(shot([], 'enemy').offered()).toEqual([]);
  expect(shot(['B1'], 'wingman').offered()).toEqual([]);
});

test('M9-G8: also for a remote that defends', () => {
  const told = inDuel('upgrade:m9g8', {
    on: 'enemy',
    defender: { at: [800, 800] },
    devices: [{ is: 'drk1probedroid', at: [457, 480], owner: 'p2' }],
    third: { locks: ['A1'] },
    rolls: 'hit hit crit blank',
  }).attack('target:token:1:primary:0');
  expect(told.offered()).toHaveLength(1);
});

test('M9-G8: at range 0 only if it defends itself', () => {
  const close = (on: 'defender' | 'enemy') => {
    const locks = { locks: ['A1'] };
    const who = on === 'defender' ? { defender: locks } : { third: locks };
    return inDuel('upgrade:m9g8', { on, range: 0, ...who, rolls: 'hit hit crit / blank blank blank' })
      .attack()
      .offered();
  };
  expect(close('defender')).toHaveLength(1);
  expect(close('enemy')).toEqual([]);
});
