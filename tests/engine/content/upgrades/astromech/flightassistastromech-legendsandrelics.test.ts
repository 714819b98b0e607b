import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const CARD = 'flightassistastromech-legendsandrelics';
const moving = (action: 'boost' | 'barrelRoll', color: 'white' | 'red' = 'white', spent = 0) =>
  inStory(`upgrade:${CARD}`, {
    alone: true,
    first: [
      ...Array.from({ length: spent }, () => ({
        do: 'loseCharge' as const,
        ship: 'ship:A1' as const,
        card: `upgrade:${CARD}` as const,
      })),
      { do: 'performAction', ship: 'ship:A1', action, color, linked: false },
    ],
    p1: [{ pilot: 'wedgeantilles', at: [457, 300] }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
  }).game;

test('Flight-Assist Astromech: a charge, and the boost goes by a speed 2 template and is red', () => {
  const game = moving('boost');
  game.choose('p1', 'boost:2straight');
  expect(game.ship('A1').pose.y).toBe(420);
  expect([game.tokens('A1'), game.ship('A1').upgrades[0]!.charges]).toEqual([{ stress: 1 }, 1]);
  expect(game.about('A1', 'actionPerformed')).toMatchObject({ action: 'boost', color: 'red' });
});

test('Flight-Assist Astromech: a roll too; the usual way stays white and costs nothing', () => {
  const rolled = moving('barrelRoll');
  rolled.choose('p1', rolled.offers('p1').find(key => key.includes('2straight'))!);
  expect(rolled.tokens('A1')).toEqual({ stress: 1 });
  const plain = moving('boost').choose('p1', 'boost:straight');
  expect([plain.tokens('A1'), plain.ship('A1').upgrades[0]!.charges]).toEqual([{}, 2]);
});

test('Flight-Assist Astromech: not for a red action, nor without a charge', () => {
  expect(
    moving('boost', 'red')
      .offers('p1')
      .filter(key => key.includes('2')),
  ).toEqual([]);
  expect(
    moving('boost', 'white', 2)
      .offers('p1')
      .filter(key => key.includes('2')),
  ).toEqual([]);
});
