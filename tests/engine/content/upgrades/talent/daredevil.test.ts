import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import { acting } from '../../../../support/flying';

const CARD = 'upgrade:daredevil';
const boosting = (pilot: string, action: string, more = {}) => acting(CARD, { pilot, ...more }, action).game;

test('Daredevil: a white boost may be a red one by a speed 1 turn', () => {
  const game = boosting('jakefarrell', 'action:boost:white');
  expect(game.offers('p1')).toContain('boost:1turnLeft');
  game.choose('p1', 'boost:1turnLeft');
  expect(game.last('actionPerformed')).toMatchObject({ action: 'boost', color: 'red' });
  expect(game.about('A1', 'tokenGained')).toMatchObject({ token: 'stress' });
  expect(game.about('A1', 'shipMoved')!.to.heading).toBe(270);
});
test('Daredevil: by the usual templates it stays white; a red boost has no turn', () => {
  const game = boosting('jakefarrell', 'action:boost:white').choose('p1', 'boost:straight');
  expect(game.events('actionPerformed')[0]).toMatchObject({ color: 'white' });
  const red = inStory(CARD, {
    alone: true,
    p1: [{ pilot: 'jakefarrell', at: [457, 300] }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    first: [{ do: 'offerAction', ship: 'ship:A1', why: 'card', only: ['boost'], as: 'red', evenWhileStressed: false }],
  }).game.choose('p1', 'action:boost:red');
  expect(red.offers('p1').some(key => key.includes('turn'))).toBe(false);
});
