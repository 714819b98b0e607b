import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

import { rolled } from '../../../support/duel';

const CARD = 'shipAbility:imposingbehemoth';
// Bossk's nose touches the defender, whom his friend shoots from further off.
const dice = (token: 'reinforceFore' | 'reinforceAft', x = 397) => {
  const bossk = { pilot: 'bossk-armedanddangerous', at: [x, 500], heading: 90, tokens: { [token]: 1 } } as const;
  return rolled(
    inDuel(CARD, { wingmen: [bossk] })
      .until('chooseAttack')
      .attack().game,
    'defense',
  );
};

test('Imposing Behemoth: reinforced to the front, an enemy touching its front rolls one die fewer', () => {
  expect(dice('reinforceFore')).toBe(2);
});

test('Imposing Behemoth: not reinforced to the rear, nor an enemy at range 1', () => {
  expect(dice('reinforceAft')).toBe(3);
  expect(dice('reinforceFore', 380)).toBe(3);
});
