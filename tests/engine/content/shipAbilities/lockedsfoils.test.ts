import { expect, test } from 'vitest';
import { acting } from '../../../support/flying';

const CARD = 'shipAbility:lockedsfoils';
const WEDGE = { pilot: 'kendyidele-battleoverendor' };

test('Locked S-Foils: a boost depletes', () => {
  const { game } = acting(CARD, WEDGE, 'action:boost:white');
  game.choose('p1', 'boost:straight');
  expect(game.about('A1', 'tokenGained')).toMatchObject({ token: 'deplete' });
});

test('Locked S-Foils: a barrel roll does not', () => {
  const told = acting(CARD, WEDGE, 'action:barrelRoll:white');
  told.game.choose('p1', told.game.offers('p1')[0]!);
  const { game } = told.until();
  expect(game.about('A1', 'actionPerformed')).toMatchObject({ action: 'barrelRoll' });
  expect(game.about('A1', 'tokenGained')).toBeUndefined();
});
