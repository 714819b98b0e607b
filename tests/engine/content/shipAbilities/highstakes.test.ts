import { expect, test } from 'vitest';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:highstakes';
const lando = (action: string, dice: 'hit' | 'blank') => {
  const told = acting(CARD, { pilot: 'landocalrissian-battleoverendor', turret: 'front' }, action, { dice: [dice] });
  if (action.startsWith('action:boost')) told.game.choose('p1', 'boost:straight');
  return told;
};

test('High Stakes: after a red action a hit takes the stress away, a blank does not', () => {
  const removed = (face: 'hit' | 'blank') => lando('action:boost:red', face).use().game.about('A1', 'tokenRemoved');
  expect(removed('hit')).toMatchObject({ token: 'stress' });
  expect(removed('blank')).toBeUndefined();
});

test('High Stakes: not after a white action', () => {
  expect(lando('action:focus:white', 'hit').offered()).toEqual([]);
});
