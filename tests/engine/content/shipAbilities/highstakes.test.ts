import { expect, test } from 'vitest';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:highstakes';
const LANDO = { pilot: 'landocalrissian-battleoverendor' };

test('High Stakes: after a red action a hit takes the stress away', () => {
  const told = acting(CARD, LANDO, 'action:rotate:red', { dice: ['hit'] });
  const red = told.game.offers('p1');
  expect(red).toBeDefined();
});
