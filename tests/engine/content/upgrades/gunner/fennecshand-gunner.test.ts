import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

import { rolled } from '../../../../support/duel';

const shot = (on: 'attacker' | 'defender', locks: boolean) => {
  const aimed = { locks: locks ? [on === 'attacker' ? 'B1' : 'A1'] : [] };
  const { game } = inDuel('upgrade:fennecshand-gunner', {
    on,
    ...(on === 'attacker' ? { attacker: aimed } : { defender: aimed }),
    rolls: 'hit hit hit / blank blank blank',
  })
    .attack()
    .until();
  return [rolled(game, 'attack'), rolled(game, 'defense')];
};

test('Fennec Shand: whoever she has locked rolls a die less, attacking and defending', () => {
  expect(shot('attacker', true)).toEqual([3, 2]);
  expect(shot('defender', true)).toEqual([2, 3]);
});

test('Fennec Shand: nothing without the lock', () => {
  expect(shot('attacker', false)).toEqual([3, 3]);
  expect(shot('defender', false)).toEqual([3, 3]);
});

test('Fennec Shand: a remote that she attacks is an enemy ship to her', () => {
  const { game } = inDuel('upgrade:fennecshand-gunner', {
    attacker: { locks: ['token:1'] },
    defender: { at: [800, 800] },
    devices: [{ is: 'sensorbuoy', at: [457, 480], owner: 'p2' }],
    rolls: 'hit hit hit / blank blank',
  })
    .attack('target:token:1:primary:0')
    .until();
  expect(rolled(game, 'defense')).toBe(2);
});
