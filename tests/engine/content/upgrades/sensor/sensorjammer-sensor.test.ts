import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const rolls = 'hit hit blank / blank blank blank';

test('Sensor Jammer: a friend’s lock on the attacker turns one of its hits into a focus', () => {
  const { game } = inDuel('upgrade:sensorjammer-sensor', {
    on: 'defender',
    enemies: [{ pilot: 'academypilot', at: [700, 800], locks: ['A1'] }],
    rolls,
  })
    .attack()
    .use();
  expect(game.last('diceChanged')!.after).toEqual(['focus', 'hit', 'blank']);
});
test('Sensor Jammer: not without such a lock', () => {
  const told = inDuel('upgrade:sensorjammer-sensor', { on: 'defender', attacker: { locks: ['B1'] }, rolls });
  expect(told.attack().offered()).toEqual([]);
});
