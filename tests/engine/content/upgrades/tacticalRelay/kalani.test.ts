import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:kalani';
/** B1 flies across the noses of the droids. */
const crossed = (x: number, more: { readonly tokens?: object; readonly a1?: readonly [number, number] } = {}) =>
  inStory(CARD, {
    firstPlayer: 'p2',
    p1: [
      { pilot: 'separatistbomber', at: more.a1 ?? [300, 200], dial: '1FB' },
      { pilot: 'separatistdrone', at: [500, 200], dial: '1FW', tokens: more.tokens ?? {} },
    ],
    p2: [{ pilot: 'academypilot', at: [x, 400], heading: 90, dial: '2FB' }],
  });

test('Kalani: whoever has the enemy in its bullseye arc locks it and is stressed', () => {
  const told = crossed(400);
  expect(told.offered()).toEqual([`use:${CARD}:ship:A2`]);
  const { game } = told.use();
  expect([game.ship('A2').locks, game.tokens('A2'), game.ship('A1').locks]).toEqual([['ship:B1'], { stress: 1 }, []]);
  expect(game.ship('A1').upgrades.find(({ card }) => card === CARD)?.charges).toBe(2);
});

test('Kalani: not where nobody has it in a bullseye arc', () => expect(crossed(450).offered()).toEqual([]));
test('Kalani: not an ionized friend, which cannot lock', () => {
  expect(crossed(400, { tokens: { ion: 1 } }).offered()).toEqual([]);
});
test('Kalani: not for a friend beyond range 3', () => expect(crossed(400, { a1: [60, 800] }).offered()).toEqual([]));
test('Kalani: not an enemy that cannot be locked', () => {
  const told = inStory(CARD, {
    firstPlayer: 'p2',
    p1: [
      { pilot: 'separatistbomber', at: [300, 200], dial: '1FB' },
      { pilot: 'separatistdrone', at: [500, 200], dial: '1FW' },
    ],
    p2: [
      {
        pilot: 'academypilot',
        at: [400, 400],
        heading: 90,
        dial: '2FB',
        upgrades: ['sensorscramblers'],
        tokens: { cloak: 1 },
      },
    ],
  });
  expect(told.offered()).toEqual([]);
});
