import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

/** An ARC-170 and a turret: the front weapon at B1, the turret at B2. */
const shot = (tokens: object) =>
  inDuel('upgrade:ghostcompany', {
    attacker: { pilot: 'wedgeantilles', upgrades: ['dorsalturret'], turret: 'right', tokens },
    enemies: [{ pilot: 'academypilot', at: [600, 300] }],
    rolls: 'blank blank blank / blank blank blank',
  }).attack();

test('Ghost Company: focused after a primary attack, a bonus turret attack on another ship', () => {
  const told = shot({ focus: 1 });
  expect(told.offered()).toEqual(['target:ship:B2:upgrade:dorsalturret']);
  told.use();
  expect(told.game.last('attackDeclared')).toMatchObject({ defender: 'ship:B2', bonus: true });
});

test('Ghost Company: not unfocused', () => {
  expect(shot({ evade: 1 }).offered()).toEqual([]);
});

test('Ghost Company: not on the ship just attacked', () => {
  const told = inDuel('upgrade:ghostcompany', {
    attacker: { upgrades: ['dorsalturret'], turret: 'front', tokens: { focus: 1 } },
    rolls: 'blank blank blank / blank blank blank',
  }).attack();
  expect(told.offered()).toEqual([]);
});

test('Ghost Company: a double turret has two turret arcs; a remote is a target as well', () => {
  const told = inDuel('upgrade:ghostcompany', {
    attacker: { pilot: 'outerrimsmuggler', turret: 'front', tokens: { focus: 1 } },
    enemies: [{ pilot: 'academypilot', at: [457, 100] }],
    devices: [{ is: 'sensorbuoy', at: [520, 480], owner: 'p2' }],
    rolls: 'blank blank blank / blank blank blank',
  }).attack();
  expect(told.offered()).toEqual(['target:ship:B2:primary:0', 'target:token:1:primary:0']);
});
