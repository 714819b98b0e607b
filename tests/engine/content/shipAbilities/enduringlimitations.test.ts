import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:enduringlimitations';
const zuckuss = (stress: number) =>
  flying(CARD, { pilot: 'zuckuss-armedanddangerous', dial: '2FW', shields: 1, tokens: { stress } }).until().game;

test('Enduring Limitations: with three stress tokens one goes for a hit', () => {
  const game = zuckuss(3);
  expect([game.ship('A1').tokens.stress, game.events('shieldLost').length]).toEqual([2, 1]);
});

test('Enduring Limitations: not with two', () => {
  const game = zuckuss(2);
  expect([game.ship('A1').tokens.stress, game.events('shieldLost').length]).toEqual([2, 0]);
});
