import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (locks: readonly string[]) =>
  inDuel('upgrade:r2ha', {
    on: 'defender',
    defender: { locks },
    rolls: 'hit hit hit / blank blank blank evade evade',
  }).attack();

test('R2-HA: the lock on the attacker rerolls any of the defense dice', () => {
  const { game } = shot(['A1']).use();
  game.pick('p2', ['die:0', 'die:2']);
  expect(game.last('diceRerolled')!.after).toEqual(['evade', 'blank', 'evade']);
  expect(game.ship('B1').locks).toEqual([]);
});

test('R2-HA: not without a lock on the attacker', () => expect(shot([]).offered()).toEqual([]));
