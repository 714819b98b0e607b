import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const coordinated = (action: string) => {
  const game = acting([
    { pilot: 'wedgeantilles', upgrades: ['greefkarga', 'cienaree'], at: [400, 400] },
    { pilot: 'wedgeantilles', at: [500, 400] },
  ]).choose('p1', 'action:coordinate:red', 'ship:A2', action);
  if (game.asked('p1') === 'barrelRoll') game.choose('p1', 'roll:right:middle');
  return game;
};
const CARD = 'use:upgrade:cienaree:ship:A2';

test('Ciena Ree: a ship that barrel rolled as coordinated may gain a stress token to turn', () => {
  const game = coordinated('action:barrelRoll:white');
  expect(game.offers('p1')).toEqual([`${CARD}:left`, `${CARD}:right`, 'pass']);
  game.choose('p1', `${CARD}:right`);
  expect(game.ship('A2').pose.heading).toBeCloseTo(90, 5);
  expect(game.tokens('A2')).toEqual({ stress: 1 });
  expect(game.asked('p1')).toBeNull();
});

test('Ciena Ree: not after a focus', () => {
  expect(coordinated('action:focus:white').asked('p1')).toBeNull();
});

test('Ciena Ree: not after a barrel roll of its own', () => {
  const game = acting(
    [
      { pilot: 'wedgeantilles', upgrades: ['greefkarga', 'cienaree'], at: [400, 400] },
      { pilot: 'wedgeantilles', at: [500, 400] },
    ],
    { who: 'A2' },
  ).choose('p1', 'action:barrelRoll:white');
  game.choose('p1', 'roll:right:middle');
  expect(game.last('actionPerformed')).toMatchObject({ action: 'barrelRoll' });
  expect(game.asked('p1')).toBeNull();
});
