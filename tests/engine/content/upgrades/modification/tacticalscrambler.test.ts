import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

/** The scrambler stands between the two, range 3 apart, or beside the line. */
const behind = (x: number, on: 'enemy' | 'wingman' = 'enemy') =>
  inDuel('upgrade:tacticalscrambler', { on, range: 3, third: { pilot: 'omicrongrouppilot', at: [x, 450] } })
    .attack()
    .until('end').game;

test('Tactical Scrambler: between an enemy and its target, the defender rolls one more die', () => {
  expect(rolled(behind(457), 'defense')).toBe(5);
});
test('Tactical Scrambler: not beside the line', () => expect(rolled(behind(600), 'defense')).toBe(4));
test('Tactical Scrambler: not in the way of a friend’s attack', () => {
  const { game } = inDuel('upgrade:tacticalscrambler', {
    on: 'wingman',
    range: 3,
    third: { pilot: 'omicrongrouppilot', at: [457, 450] },
  })
    .attack()
    .until('end');
  expect(rolled(game, 'defense')).toBe(4);
});
test('Tactical Scrambler: half in the way, the attacker may choose a line past it', () => {
  const { game } = inDuel('upgrade:tacticalscrambler', {
    on: 'enemy',
    range: 3,
    third: { pilot: 'omicrongrouppilot', at: [500, 450] },
  }).attack();
  expect(game.asked('p1')).toBe('chooseLine');
  game.choose('p1', 'line:free').passUntil('setDials');
  expect(rolled(game, 'defense')).toBe(4);
});
