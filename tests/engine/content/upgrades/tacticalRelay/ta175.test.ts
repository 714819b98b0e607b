import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

/** B1 shoots A2, which has one hull left. */
const fallen = (pilot: string, at: readonly [number, number] = [400, 200]) => {
  const told = inStory('upgrade:ta175', {
    phase: 'engagement',
    dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
    p1: [
      { pilot: 'separatistbomber', at },
      {
        pilot,
        at: [500, 250],
        heading: 90,
        shields: 0,
        damage: Array(pilot === 'skakoanace' ? 3 : 2).fill('-fuelleak'),
      },
      { pilot: 'separatistdrone', at: [600, 150] },
      { pilot: 'skakoanace', at: [300, 100] },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [500, 400], heading: 180 }],
  });
  told.game.choose('p2', 'target:ship:A2:primary:0');
  return told.until('chooseAttack').game;
};
const gained = (game: ReturnType<typeof fallen>) => game.events('tokenGained').map(({ ship }) => ship);

test('TA-175: when a droid falls, those with calculate on their bar gain a calculate token', () => {
  expect(gained(fallen('separatistdrone'))).toEqual(['ship:A1', 'ship:A3']);
});

test('TA-175: not when a ship without calculate falls', () => expect(gained(fallen('skakoanace'))).toEqual([]));

test('TA-175: not beyond range 3', () => {
  expect(gained(fallen('separatistdrone', [60, 860]))).toEqual([]);
});
