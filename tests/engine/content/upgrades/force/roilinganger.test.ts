import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

describe.each(['upgrade:roilinganger-force', 'upgrade:roilinganger-legendsandrelics'])('%s', card => {
  const told = (heading: number, force: number) =>
    inDuel(card, { attacker: { pilot: 'darthvader', heading: 180, force }, defender: { heading } });

  test('a strain token for a Force, in the front arc of an enemy', () => {
    const { game } = told(180, 2).use();
    expect(game.tokens('A1')).toEqual({ strain: 1 });
    expect(game.ship('A1').force).toBe(3);
  });
  test('not behind it, nor with all its Force', () => {
    expect(told(0, 2).offered()).toEqual([]);
    expect(told(180, 3).offered()).toEqual([]);
  });
});
