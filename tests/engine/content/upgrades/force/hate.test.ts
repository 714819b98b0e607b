import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const force = (rolls: string) =>
  inDuel('upgrade:hate', { on: 'defender', defender: { pilot: 'darthvader', force: 0, heading: 180 }, rolls })
    .attack()
    .until('chooseAttack')
    .game.events('forceRecovered')
    .reduce((sum, { count }) => sum + count, 0);

test('every damage suffered brings back a Force', () => {
  expect(force('hit crit blank / blank blank blank')).toBe(2);
});
test('none for a miss', () => expect(force('blank blank blank / blank')).toBe(0));
