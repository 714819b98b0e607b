import { expect, test } from 'vitest';
import { calloutsOf } from '../../../src/panels/table/roundStart/callouts';
import { type Placed, scenario } from '../../support/scenario';
import { namesIn } from '../log/telling';

/** What is called out about A1, an X-wing of 4 hull, at the start of a round. */
function about(a1: Partial<Placed>, markers: { readonly at: readonly [number, number]; readonly on: string }[] = []) {
  const game = scenario({
    phase: 'planning',
    scenario: 'salvagemission',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], ...a1 }],
    p2: [{ pilot: 'patrolleader', at: [60, 700], tokens: { ion: 2 } }],
    markers,
  });
  return calloutsOf(namesIn(game.state)).map(({ text }) => text);
}

test('a ship without trouble is not called out, nor a large one with two ion tokens', () => {
  expect(about({})).toEqual([]);
});

test.each([
  [{ tokens: { stress: 1 } }, 'A1 is stressed (no red maneuver, an action only after a blue one).'],
  [{ tokens: { stress: 2 } }, 'A1 has 2 stress tokens (no red maneuver, no action).'],
  [{ tokens: { ion: 1 } }, 'A1 is ionized: it flies the ion maneuver.'],
  [{ damage: ['fuelleak'] }, 'A1 has Fuel Leak.'],
  [{ damage: ['fuelleak', 'fuelleak', 'hullbreach'], shields: 1 }, 'A1 has Fuel Leak ×2 and Hull Breach.'],
  [{ shields: 0, damage: ['-fuelleak', '-fuelleak'] }, 'A1 has only 2 hull left.'],
] as const)('%o is called out', (a1, words) => {
  expect(about(a1)).toEqual([words]);
});

test('a facedown card is not called out while there is hull left', () => {
  expect(about({ damage: ['-fuelleak'] })).toEqual([]);
  expect(about({ damage: ['-fuelleak', '-fuelleak'] })).toEqual([]);
});

test('a ship in trouble twice has one line', () => {
  expect(about({ tokens: { stress: 1 } }, [{ at: [100, 100], on: 'A1' }])).toEqual([
    'A1 is stressed (no red maneuver, an action only after a blue one) and tows supply cache 2.',
  ]);
});
