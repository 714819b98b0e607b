import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:starbirdslash';
const flown = (dial: '4FB' | '2FB', x = 457, heading = 180) =>
  flying(
    CARD,
    { pilot: 'jakefarrell', dial, at: [457, 300] },
    {
      p2: [{ pilot: 'soontirfel', at: [x, 400], heading, dial: '4FW', tokens: { stress: 1 } }],
    },
  );

test('Starbird Slash: an enemy that it moved through is strained', () => {
  const { game } = flown('4FB', 457, 180).use('ship:B1');
  expect(game.events('tokenGained').map(({ ship, token }) => `${ship} ${token}`)).toEqual(['ship:B1 strain']);
});
test('Starbird Slash: so is this ship, in its firing arc', () => {
  const { game } = flown('4FB', 457, 0).use('ship:B1');
  expect(game.events('tokenGained').map(({ ship }) => ship)).toEqual(['ship:B1', 'ship:A1']);
});
test('Starbird Slash: not one that it passed by, nor one that it bumped into', () => {
  expect(flown('4FB', 520).offered()).toEqual([]);
  expect(flown('2FB').offered()).toEqual([]);
});
