import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (focus: number) =>
  inDuel('upgrade:bistan', {
    attacker: { pilot: 'patrolleader', turret: 'front', tokens: { focus } },
    enemies: [{ pilot: 'academypilot', at: [520, 520], heading: 180 }],
    rolls: 'blank blank blank / blank blank blank',
  }).attack();

test('Bistan: focused, the turret again, at a ship not yet attacked', () => {
  const told = shot(1);
  expect(told.offered()).toEqual(['target:ship:B2:primary:0']);
  expect(told.use().game.last('attackDeclared')).toMatchObject({ bonus: true, defender: 'ship:B2' });
});

test('Bistan: not without a focus token', () => expect(shot(0).offered()).toEqual([]));

test('Bistan: at a remote too, which is a ship to its attacker', () => {
  const told = inDuel('upgrade:bistan', {
    attacker: { pilot: 'patrolleader', turret: 'front', tokens: { focus: 1 } },
    devices: [{ is: 'sensorbuoy', at: [520, 480], owner: 'p2' }],
    rolls: 'blank blank blank / blank blank blank',
  }).attack();
  expect(told.offered()).toEqual(['target:token:1:primary:0']);
});
