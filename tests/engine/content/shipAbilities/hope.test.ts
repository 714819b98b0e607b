import { expect, test } from 'vitest';
import { inDuel } from '../../../support/card';

const CARD = 'shipAbility:hope';
// A2, who hopes, has the third seat; B2 shoots A1 down.
const story = {
  attacker: { pilot: 'academypilot', damage: ['-stunnedpilot', '-stunnedpilot'] },
  wingmen: [{ pilot: 'garvendreis-battleofyavin', at: [520, 300] }],
  defender: { pilot: 'soontirfel' },
  rolls: 'hit hit blank / blank blank blank',
} as const;

test('Hope: a focus or boost action when another friendly ship at range 0-3 is destroyed', () => {
  const told = inDuel(CARD, story);
  told.game.choose('p2', 'target:ship:A1:primary:0');
  expect(told.offered()).toEqual(['action:focus:white', 'action:boost:white']);
});

test('Hope: not when the ship is further away', () => {
  const told = inDuel(CARD, { ...story, wingmen: [{ pilot: 'garvendreis-battleofyavin', at: [880, 300] }] });
  told.game.choose('p2', 'target:ship:A1:primary:0');
  expect(told.offered()).toEqual([]);
});
