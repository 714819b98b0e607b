import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string) => inDuel('upgrade:heroic', { rolls }).attack();

test('Heroic: with nothing but blanks any of them may be rerolled', () => {
  const { game } = shot('blank blank blank / hit hit').use();
  expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', min: 1, max: 3 });
});

test('Heroic: while defending, too', () => {
  const told = inDuel('upgrade:heroic', { on: 'defender', rolls: 'hit hit hit / blank blank blank' }).attack();
  expect(told.offered()).toHaveLength(1);
});

test('Heroic: not with another face among them, not with a single die', () => {
  expect(shot('blank blank focus / blank blank blank').offered()).toEqual([]);
  const one = inDuel('upgrade:heroic', {
    on: 'defender',
    defender: { pilot: 'captainferoph' },
    rolls: 'hit hit hit / blank',
  });
  expect(one.attack().offered()).toEqual([]);
});
