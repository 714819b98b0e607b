import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

import { rolled } from '../../../../support/duel';

const dice = (pilot: string, heading: number) =>
  rolled(
    inDuel('upgrade:wedgeantilles-legendsandrelics', {
      attacker: { pilot, turret: 'front' },
      defender: { heading },
      rolls: 'hit hit hit',
    })
      .attack()
      .until().game,
    'defense',
  );

test('Wedge Antilles: a turret attack from outside the defender’s arcs costs it a die', () => {
  expect(dice('rebelscout', 0)).toBe(2);
});

test('Wedge Antilles: not inside its arc, nor with a front weapon', () => {
  expect(dice('rebelscout', 180)).toBe(3);
  expect(dice('bluesquadronescort', 0)).toBe(3);
});

test('Wedge Antilles: nobody is outside the arcs of a remote that has none', () => {
  const { game } = inDuel('upgrade:wedgeantilles-legendsandrelics', {
    attacker: { pilot: 'rebelscout', turret: 'front' },
    defender: { at: [800, 800] },
    devices: [{ is: 'sensorbuoy', at: [457, 480], owner: 'p2' }],
    rolls: 'hit hit',
  })
    .attack('target:token:1:primary:0')
    .until();
  expect(rolled(game, 'defense')).toBe(3);
});
