import { expect, test } from 'vitest';
import { may } from '../../../../src/engine/core/ability';
import { about } from '../../../support/card';
import { flying } from '../../../support/flying';
import { scenario } from '../../../support/scenario';

const CARD = 'shipAbility:wingedreversal';
const BO = { pilot: 'bokatankryze-armedanddangerous' } as const;

test('Winged Reversal: a turn is flown as a Tallon roll to its side, one step harder', () => {
  const { game } = flying(CARD, { ...BO, dial: '2TW' })
    .use()
    .until('chooseAction');
  expect(game.about('A1', 'difficultyChecked')).toMatchObject({ difficulty: 'red' });
  expect([game.ship('A1').charges, game.ship('A1').pose.heading, game.ship('A1').tokens.strain]).toEqual([1, 180, 1]);
});

test('Winged Reversal: not for a bank', () => {
  expect(flying(CARD, { ...BO, dial: '2BB' }).offered()).toEqual([]);
});

test('Winged Reversal: a SLAM after it is no harder', () => {
  const { game } = about(
    CARD,
    scenario({
      phase: 'activation',
      p1: [
        {
          ...BO,
          at: [457, 300],
          dial: '2TW',
          conditions: [{ is: 'primedforspeed', from: 'A1', by: 'pilot:lingaava' }],
        },
      ],
      p2: [{ pilot: 'soontirfel', at: [850, 850], dial: '4FW' }],
      abilities: { [`pilot:${BO.pilot}`]: [may('actWhileStressed')] },
    }),
  )
    .use()
    .until('chooseAction');
  game.choose('p1', 'action:slam:white').choose('p1', 'maneuver:2FB');
  expect(
    game
      .events('difficultyChecked')
      .slice(0, 2)
      .map(({ difficulty }) => difficulty),
  ).toEqual(['red', 'blue']);
});
