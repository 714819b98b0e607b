import { expect, test } from 'vitest';
import { spriteOfShip } from '../../src/board/pieces/sprites';
import { engine } from '../support/engine';
import { scenario } from '../support/scenario';

test('of a ship that was shot down the card is left without its model, until it has left the table', () => {
  const { state } = scenario({
    p1: [{ pilot: 'academypilot', at: [300, 300] }],
    p2: [{ pilot: 'wedgeantilles', at: [600, 600] }],
  });
  const ship = state.ships['ship:A1']!;
  const profile = engine.rules.profilesOf(state.setup)['ship:A1']!;
  const drawn = (destroyed: boolean) => spriteOfShip({ ...ship, destroyed }, profile, engine.rules, '#5ad1c4');
  expect(drawn(false)).toBe(drawn(false));
  expect(drawn(true)).not.toBe(drawn(false));
});
