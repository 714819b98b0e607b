import { expect, test } from 'vitest';
import { conditionsOf } from '../../../support/conditions';
import { duel, PRIMARY } from '../../../support/duel';

const assigned = (dice: readonly ('hit' | 'crit' | 'blank')[]) => {
  const game = duel({
    first: [
      {
        do: 'assignCondition',
        ship: 'ship:B1',
        card: 'condition:illshowyouthedarkside',
        from: { ship: 'ship:A1', source: 'pilot:kyloren' },
        faceup: true,
      },
    ],
    defender: { pilot: 'bluesquadronescort' },
    // The deck is shuffled before anybody rolls.
    dice: [...Array<'blank'>(31).fill('blank'), ...dice],
  });
  expect(game.offers('p1')).toContain('damage:blindedpilot');
  expect(game.offers('p1')).not.toContain('damage:fuelleak');
  return game.choose('p1', 'damage:blindedpilot').passUntil('chooseAttack');
};

test('I’ll Show You the Dark Side: a crit deals the card that was picked, past the shields', () => {
  const game = assigned(['crit', 'blank', 'blank', 'blank', 'blank', 'blank'])
    .choose('p1', PRIMARY)
    .passUntil('chooseAttack');
  expect(game.damage('B1')).toEqual(['blindedpilot']);
  expect(game.ship('B1').shields).toBe(2);
  expect(conditionsOf(game, 'B1')).toEqual([]);
});

test('I’ll Show You the Dark Side: a hit leaves it there', () => {
  const game = assigned(['hit', 'blank', 'blank', 'blank', 'blank', 'blank'])
    .choose('p1', PRIMARY)
    .passUntil('chooseAttack');
  expect(game.ship('B1').shields).toBe(1);
  expect(game.ship('B1').conditions[0]!.holds).toMatch(/^card:p2:/);
});

test('I’ll Show You the Dark Side: assigned to another, it takes the card with it', () => {
  const game = duel({
    enemies: [{ pilot: 'academypilot', at: [700, 800] }],
    first: (['ship:B1', 'ship:B2'] as const).map(ship => ({
      do: 'assignCondition',
      ship,
      card: 'condition:illshowyouthedarkside',
      from: { ship: 'ship:A1', source: 'pilot:kyloren' },
      faceup: true,
    })),
  }).choose('p1', 'damage:woundedpilot');
  expect(game.ship('B2').conditions[0]!.holds).toBeDefined();
  expect(conditionsOf(game, 'B1')).toEqual([]);
  expect(game.asked('p1')).toBe('chooseAttack');
});
