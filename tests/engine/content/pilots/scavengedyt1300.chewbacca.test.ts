import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';

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

// Glossary, Attack: an ability that grants an attack waits for all of the Aftermath that does not.
test('Chewbacca: after what else follows the attack, the other side’s too', () => {
  const { game } = inDuel('pilot:chewbacca-scavengedyt1300', {
    on: 'enemy',
    attacker: { pilot: 'turrphennir' },
    defender: { damage: ['-fuelleak', '-fuelleak'] },
    third: { turret: 'front' },
    rolls: 'hit hit hit / blank blank blank',
  }).attack();
  expect(game.passUntil('chooseAction').offers('p1')).toContain('action:boost:white');
  expect(game.choose('p1', 'pass').offers('p2')).toContain('use:pilot:chewbacca-scavengedyt1300');
});
