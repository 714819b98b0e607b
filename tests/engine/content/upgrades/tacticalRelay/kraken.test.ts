import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const DRONE = { pilot: 'separatistdrone', tokens: { calculate: 2, focus: 1 } };
const ended = () =>
  inStory('upgrade:kraken', {
    phase: 'end',
    p1: [
      { pilot: 'separatistbomber', at: [300, 200], tokens: { calculate: 1 } },
      { ...DRONE, at: [400, 200] },
      { ...DRONE, at: [500, 200] },
      { ...DRONE, at: [300, 300] },
      { ...DRONE, at: [860, 860] },
    ],
    p2: [{ pilot: 'wattambor', at: [100, 860], tokens: { calculate: 1 } }],
  });

test('Kraken: three friends near it keep one calculate token each', () => {
  const told = ended();
  expect(told.offered()).toEqual(['A1', 'A2', 'A3', 'A4'].map(name => `use:upgrade:kraken:ship:${name}`));
  told.use('ship:A1').use('ship:A2').use('ship:A4');
  const { game } = told;
  expect(['A1', 'A2', 'A3', 'A4', 'A5'].map(name => game.tokens(name))).toEqual([
    { calculate: 1 },
    { calculate: 1 },
    {},
    { calculate: 1 },
    {},
  ]);
});

test('Kraken: or fewer', () => {
  const { game } = ended().use('ship:A2').leave();
  expect(['A1', 'A2'].map(name => game.tokens(name))).toEqual([{}, { calculate: 1 }]);
});
