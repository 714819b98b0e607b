import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const dodged = (heading: number) =>
  inDuel('upgrade:caijvanda-crew', {
    on: 'defender',
    defender: { heading },
    rolls: 'hit hit hit / evade blank blank',
  })
    .attack()
    .until()
    .game.events('diceAdded');

test('Caij Vanda: an evade is added against an attacker in the front arc, without a question', () => {
  expect(dodged(180)).toMatchObject([{ kind: 'defense', faces: ['evade'] }]);
});

test('Caij Vanda: not against one behind', () => {
  expect(dodged(0)).toEqual([]);
});
