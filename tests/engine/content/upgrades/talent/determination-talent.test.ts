import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const shot = (at: readonly [number, number]) =>
  inDuel('upgrade:determination-talent', { defender: { at }, rolls: 'hit blank blank / blank blank blank' }).attack();

test('Determination: a hit suffered adds a focus', () => {
  const { game } = shot([457, 500]).use();
  expect(game.last('diceAdded')!.after).toEqual(['hit', 'blank', 'blank', 'focus']);
  expect(game.ship('A1').shields).toBe(1);
});
test('Determination: not beside the bullseye', () => expect(shot([510, 500]).offered()).toEqual([]));
