import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import { rolled } from '../../../../support/duel';

const CARD = 'upgrade:graviticwell-legendsandrelics';
const strained = (tokens: object) => {
  const { game } = inStory(CARD, {
    phase: 'engagement',
    p1: [
      { pilot: 'stalgasinhiveguard', at: [457, 300], tokens },
      { pilot: 'tradefederationdrone', at: [520, 300] },
    ],
    p2: [
      { pilot: 'academypilot', at: [400, 300] },
      { pilot: 'shadowcollectiveoperator', at: [457, 390] },
      { pilot: 'academypilot', at: [457, 600] },
    ],
  });
  return ['A1', 'A2', 'B1', 'B2', 'B3'].filter(name => game.ship(name).tokens.strain > 0);
};

test('Gravitic Well: tractored, it strains every other small ship at range 0-1', () => {
  expect(strained({ tractor: 1 })).toEqual(['A2', 'B1']);
});

test('Gravitic Well: untractored, nobody', () => {
  expect(strained({})).toEqual([]);
});

test.each([
  { well: true, me: 1, them: 0, dice: 4 },
  { well: true, me: 0, them: 1, dice: 3 },
  { well: false, me: 0, them: 1, dice: 4 },
  { well: false, me: 1, them: 0, dice: 3 },
])('Sun Fac asks who is tractored: with the well $well, itself $me, the defender $them: $dice dice', row => {
  const game = inDuel(row.well ? CARD : 'upgrade:hullupgrade', {
    attacker: { pilot: 'sunfac', tokens: { tractor: row.me } },
    defender: { tokens: { tractor: row.them } },
  }).game;
  expect(rolled(game.choose('p1', 'target:ship:B1:primary:1'), 'attack')).toBe(row.dice);
});
