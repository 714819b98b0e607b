import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const focused = (charges = 2) => {
  const told = inStory('upgrade:preciseastromech-astromech', {
    phase: 'activation',
    p1: [{ pilot: 'wedgeantilles', at: [457, 200], dial: '1FB' }],
    p2: [{ pilot: 'academypilot', at: [457, 600], dial: '2FW' }],
    first: Array.from({ length: 2 - charges }, () => ({
      do: 'loseCharge' as const,
      ship: 'ship:A1' as const,
      card: 'upgrade:preciseastromech-astromech' as const,
    })),
  }).until('chooseAction');
  for (let i = 0; i < 3 && told.game.state.pending[0]!.player !== 'p1'; i++) {
    told.game.choose('p2', 'pass');
    told.until('chooseAction');
  }
  told.game.choose('p1', 'action:focus:white');
  return told;
};

test('Precise Astromech: after an action, a charge for a red lock', () => {
  const told = focused().use();
  told.game.choose('p1', 'ship:B1');
  expect(told.game.ship('A1').locks).toEqual(['ship:B1']);
  expect(told.game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
  expect(told.game.ship('A1').upgrades[0]!.charges).toBe(1);
});

test('Precise Astromech: not without a charge', () => expect(focused(0).offered()).toEqual([]));
