import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (third: object, rolls = 'hit hit hit / blank blank blank') =>
  inDuel('upgrade:aaylasecura', { on: 'enemy', third, rolls }).attack();
const AHEAD = { at: [457, 600] };

test('Aayla Secura: a friend attacked by an enemy in her bullseye may turn a blank into a focus', () => {
  const { game } = shot(AHEAD).use();
  expect(game.last('diceChanged')!.after).toEqual(['focus', 'blank', 'blank']);
});

test('Aayla Secura: not with the attacker beside the bullseye, nor a friend beyond range 2', () => {
  expect(shot({ at: [520, 600] }).offered()).toEqual([]);
  expect(shot({ at: [457, 60], heading: 0 }).offered()).toEqual([]);
});

test('Aayla Secura: herself too', () => {
  const told = inDuel('upgrade:aaylasecura', { on: 'defender', rolls: 'hit hit hit / blank blank blank' });
  expect(told.attack().offered()).toHaveLength(1);
});
