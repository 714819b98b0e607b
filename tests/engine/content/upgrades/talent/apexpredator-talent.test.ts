import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (attacker: string, defender: string, rolls = 'hit blank blank hit / blank blank blank') =>
  inDuel('upgrade:apexpredator-talent', {
    attacker: { pilot: attacker },
    defender: { pilot: defender },
    firstPlayer: 'p1',
    rolls,
  }).attack();

test('Apex Predator: against a lower initiative one die is rerolled', () => {
  const { game } = shot('wedgeantilles', 'academypilot').use();
  game.pick('p1', ['die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['hit', 'hit', 'blank']);
});
test('Apex Predator: not against the same', () => {
  expect(shot('wedgeantilles', 'soontirfel').offered()).toEqual([]);
});
test('Apex Predator: not in a special attack', () => {
  const attacker = { upgrades: ['ioncannonturret'], turret: 'front' } as const;
  const told = inDuel('upgrade:apexpredator-talent', { attacker, rolls: 'hit blank blank / blank blank blank' });
  expect(told.attack('target:ship:B1:upgrade:ioncannonturret').offered()).toEqual([]);
});

test('Apex Predator: the initiative of a remote counts too', () => {
  const told = inDuel('upgrade:apexpredator-talent', {
    defender: { at: [860, 860] },
    devices: [{ is: 'sensorbuoy', at: [457, 480], owner: 'p2' }],
    rolls: 'hit blank blank / blank blank blank',
  });
  expect(told.attack('target:token:1:primary:0').offered()).toHaveLength(1);
});
