import { expect, test } from 'vitest';
import { acting } from '../../../support/actions';
import { about, inStory } from '../../../support/card';

const redline = (locks: readonly string[]) => {
  const game = acting(
    { pilot: 'redline', at: [400, 400], locks },
    {
      p2: [
        { pilot: 'academypilot', at: [400, 600] },
        { pilot: 'academypilot', at: [500, 600] },
      ],
    },
  );
  return about('pilot:redline', game.choose('p1', 'action:focus:white'));
};
test('“Redline”: after an action a lock, and it holds two', () => {
  const { game } = redline(['B1']).use('ship:B2');
  expect(game.ship('A1').locks).toEqual(['ship:B1', 'ship:B2']);
});
test('“Redline”: which may be left', () => {
  expect(redline(['B1']).leave().game.ship('A1').locks).toEqual(['ship:B1']);
});

const deathrain = () =>
  inStory('pilot:deathrain', {
    phase: 'system',
    p1: [{ pilot: 'deathrain', at: [400, 400], dial: '2FW', upgrades: ['protonbombs'] }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FW' }],
  }).until('placeDevice');
test('“Deathrain”: an action after a device', () => {
  const told = deathrain();
  told.game.choose('p1', told.game.offers('p1')[0]!);
  expect(told.offered()).toContain('action:focus:white');
  expect(told.use('focus:white').game.tokens('A1')).toEqual({ focus: 1 });
});
test('“Deathrain”: none without one', () => {
  const told = deathrain();
  told.game.choose('p1', 'pass');
  expect(told.offered()).toEqual([]);
});
