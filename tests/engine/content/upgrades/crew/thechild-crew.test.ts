import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

/** How often a Force was recovered, the one of the End Phase among them. */
const shot = (rolls: string) =>
  inDuel('upgrade:thechild-crew', { on: 'defender', defender: { pilot: 'kananjarrus', force: 0 }, rolls })
    .attack()
    .until()
    .game.events('forceRecovered').length;

test('The Child (standard loadout): damage suffered while defending recovers a Force', () => {
  expect(shot('hit hit blank')).toBe(2);
});

test('The Child (standard loadout): not if nothing was suffered', () => {
  expect(shot('blank blank blank')).toBe(1);
});
