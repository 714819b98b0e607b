import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const game = (action: 'jam' | 'coordinate', locks: readonly string[]) =>
  acting(
    [
      { pilot: 'academypilot', at: [457, 100], upgrades: ['biohexacryptcodes'], locks },
      { pilot: 'academypilot', at: [457, 600] },
    ],
    { p2: [{ pilot: 'bluesquadronescort', at: [800, 600] }], grant: { why: 'card', only: [action] } },
  );

test('Biohexacrypt Codes: the lock is spent to jam the locked ship from afar', () => {
  const jammed = game('jam', ['B1']).choose('p1', 'action:jam:white', 'ship:B1');
  expect([jammed.tokens('B1'), jammed.ship('A1').locks]).toEqual([{ jam: 1 }, []]);
});
test('Biohexacrypt Codes: or to coordinate a friend', () => {
  const done = game('coordinate', ['A2']).choose('p1', 'action:coordinate:white', 'ship:A2', 'action:focus:white');
  expect([done.tokens('A2'), done.ship('A1').locks]).toEqual([{ focus: 1 }, []]);
});
test('Biohexacrypt Codes: not without that lock, nor a friend jammed by it', () => {
  expect(game('jam', []).offers('p1')).toEqual([]);
  expect(game('jam', ['A2']).offers('p1')).toEqual([]);
  expect(game('coordinate', ['B1']).offers('p1')).toEqual([]);
});
