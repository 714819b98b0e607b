import { expect, test } from 'vitest';
import { nowWords } from '../../../src/panels/table/rail/card/nowWords';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

/** What the card of a Y-wing with these damage cards says of its R5 astromech. */
function saidOf(damage: readonly string[]) {
  const { state } = scenario({
    p1: [{ pilot: 'goldsquadronveteran', upgrades: ['r5astromech'], at: [400, 300], damage }],
    p2: [{ pilot: 'academypilot', at: [400, 800] }],
  });
  const card = engine.cardsNow(state, 'ship:A1').find(({ source }) => source === 'upgrade:r5astromech')!;
  return nowWords(card, id => id, true);
}

test('of a card with two actions, the one that has something to do is told, not the one that has not', () => {
  expect(saidOf(['structuraldamage']).rest).not.toMatch(/no damage card/);
  expect(saidOf([]).rest).toBe('The ship has no damage card that this could repair.');
});
