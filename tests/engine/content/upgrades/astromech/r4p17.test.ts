import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flown = (dial: '4KR' | '3FW') =>
  inStory('upgrade:r4p17', {
    phase: 'activation',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  });

test('R4-P17: after a red maneuver, a charge for an action while stressed', () => {
  const { game } = flown('4KR').use('focus:white');
  expect(game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});

test('R4-P17: not after a white one', () => expect(flown('3FW').offered()).toEqual([]));
