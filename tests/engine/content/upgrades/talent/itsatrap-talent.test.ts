import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (rolls: string, wingman: readonly [number, number], enemies: readonly (readonly [number, number])[]) =>
  inDuel('upgrade:itsatrap-talent', {
    on: 'defender',
    rolls,
    wingmen: [{ pilot: 'academypilot', at: wingman }],
    enemies: enemies.map(at => ({ pilot: 'academypilot', at })),
  }).attack();
const BLANK = 'hit hit hit / focus blank blank evade';

test('It’s a Trap!: with more friends than enemies at range 0-1, a blank is rerolled', () => {
  const { game } = shot(BLANK, [800, 300], [[530, 500]]).use();
  expect(game.offers('p2')).toEqual(['die:1', 'die:2']);
  game.pick('p2', ['die:1']);
  expect(game.last('diceRerolled')!.after).toEqual(['focus', 'evade', 'blank']);
});
test('It’s a Trap!: not with as many, nor with none, nor without a blank', () => {
  expect(shot(BLANK, [380, 500], [[530, 500]]).offered()).toEqual([]);
  expect(shot(BLANK, [800, 300], [[700, 500]]).offered()).toEqual([]);
  expect(shot('hit hit hit / focus evade evade', [800, 300], [[530, 500]]).offered()).toEqual([]);
});
