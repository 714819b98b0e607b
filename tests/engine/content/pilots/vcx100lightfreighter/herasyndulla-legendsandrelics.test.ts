import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

const flown = (dial: '4KR' | '3FW', friend: Partial<Placed> = {}) =>
  inStory('pilot:herasyndulla-legendsandrelics', {
    phase: 'activation',
    p1: [
      { pilot: 'herasyndulla-legendsandrelics', at: [400, 300], dial },
      { pilot: 'lukeskywalker', at: [600, 400], dial: '2FB', ...friend },
    ],
    p2: [{ pilot: 'academypilot', at: [60, 860], heading: 180, dial: '1FW' }],
  });

test('Hera coordinates a friend after a red maneuver, stressed as she is', () => {
  const { game } = flown('4KR').use();
  expect(game.last('shipCoordinated')).toMatchObject({ ship: 'ship:A2' });
  expect(game.offers('p1')).toContain('action:focus:white');
});
test('a stressed friend too, who acts if a card of its own lets it', () => {
  const stressed = { tokens: { stress: 2 } };
  const plain = flown('4KR', stressed).use('ship:A2').game;
  expect(plain.last('shipCoordinated')).toMatchObject({ ship: 'ship:A2' });
  expect(plain.offers('p1')).not.toContain('action:focus:white');
  const tycho = flown('4KR', { ...stressed, pilot: 'tychocelchu' }).use('ship:A2').game;
  expect(tycho.offers('p1')).toContain('action:focus:white');
});
test('not after a white one, and nobody at range 0 or beyond range 3', () => {
  expect(flown('3FW').offered()).toEqual([]);
  expect(flown('4KR', { at: [860, 60] }).offered()).toEqual([]);
});
