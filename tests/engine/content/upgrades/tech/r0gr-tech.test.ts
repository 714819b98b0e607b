import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const stressed = (stress: number) =>
  acting(
    [
      { pilot: 'omicrongrouppilot', at: [457, 300], upgrades: ['r0gr-tech'], tokens: { stress } },
      { pilot: 'academypilot', at: [457, 430] },
    ],
    {},
  );

test('R0-GR: coordinates while stressed, and that brings a calculate token', () => {
  const game = stressed(2);
  const [coordinate] = game.offers('p1').filter(key => key.includes('coordinate'));
  game.choose('p1', coordinate!, 'ship:A2', 'pass');
  expect(game.tokens('A1').calculate).toBe(1);
});
test('R0-GR: not with three stress tokens, and nothing else while stressed', () => {
  expect(stressed(3).offers('p1')).toEqual([]);
  expect(
    stressed(1)
      .offers('p1')
      .filter(key => !/coordinate|jam|pass/.test(key)),
  ).toEqual([]);
});
