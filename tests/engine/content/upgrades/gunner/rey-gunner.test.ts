import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (on: 'attacker' | 'defender', turret: 'front' | 'left', force = 1) => {
  const falcon = { pilot: 'rebelscout', turret, force } as const;
  return inDuel('upgrade:rey-gunner', {
    on,
    ...(on === 'attacker' ? { attacker: falcon } : { defender: falcon }),
    rolls: on === 'attacker' ? 'blank blank / blank blank blank' : 'hit hit hit / blank blank',
  });
};

test('Rey: with the enemy in the turret arc, a Force turns a blank into a hit or an evade', () => {
  const attacking = shot('attacker', 'front').attack().use().game;
  expect([attacking.last('diceChanged')!.after, attacking.ship('A1').force]).toEqual([['hit', 'blank'], 0]);
  expect(shot('defender', 'front').attack().use().game.last('diceChanged')!.after).toEqual(['evade', 'blank']);
});

test('Rey: not outside the turret arc, nor without Force', () => {
  expect(shot('defender', 'left').attack().offered()).toEqual([]);
  expect(shot('attacker', 'front', 0).attack().offered()).toEqual([]);
});

test('Rey: a remote that she attacks is an enemy ship to her', () => {
  const told = inDuel('upgrade:rey-gunner', {
    attacker: { pilot: 'rebelscout', turret: 'front', force: 1 },
    defender: { at: [800, 800] },
    devices: [{ is: 'sensorbuoy', at: [457, 480], owner: 'p2' }],
    rolls: 'blank blank',
  }).attack('target:token:1:primary:0');
  expect(told.offered()).toHaveLength(1);
});
