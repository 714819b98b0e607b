import { expect, test } from 'vitest';
import { inStory } from '../../../support/card';

const falls = (x: number) =>
  inStory('pilot:chewbacca-scavengedyt1300', {
    phase: 'engagement',
    p1: [
      { pilot: 'academypilot', at: [457, 300], turret: 'front' },
      { pilot: 'bluesquadronescort', at: [x, 300] },
    ],
    p2: [{ pilot: 'academypilot', at: [457, 500], heading: 180 }],
    first: [{ do: 'destroyShip', ship: 'ship:A2' }],
  });

test('Chewbacca: a friend destroyed at range 0-3 is an action, then a bonus attack', () => {
  const told = falls(600).use();
  told.game.choose('p1', 'action:focus:white');
  expect(told.game.tokens('A1')).toEqual({ focus: 1 });
  const { game } = told.use();
  expect(game.events('attackDeclared')).toMatchObject([{ attacker: 'ship:A1', bonus: true }]);
});

test('Chewbacca: the attack without the action, too; nothing for one beyond range 3', () => {
  const told = falls(600).use();
  told.game.choose('p1', 'pass');
  expect(told.use().game.events('attackDeclared')).toMatchObject([{ bonus: true }]);
  expect(falls(900).offered()).toEqual([]);
});
