import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const ALLY = { conditions: [{ is: 'brokentrust', from: 'B1', by: 'pilot:agenttierny' }] };
const acts = (carried: readonly string[], more: object = {}, locks: readonly string[] = ['B1']) =>
  acting(
    [
      { pilot: 'wedgeantilles', upgrades: carried, at: [400, 400], locks },
      { pilot: 'wedgeantilles', at: [500, 400], ...more },
    ],
    { p2: [{ pilot: 'academypilot', at: [400, 600] }] },
  );
const GREEF = ['greefkarga'];

test('Greef Karga: a ship he coordinated may lock what he has locked', () => {
  const game = acts(GREEF).choose('p1', 'action:coordinate:red', 'ship:A2', 'action:focus:white');
  expect(game.offers('p1')).toEqual(['ship:B1', 'pass']);
  expect(game.choose('p1', 'ship:B1').ship('A2').locks).toEqual(['ship:B1']);
});

test('Greef Karga: nothing to lock without a lock of his own', () => {
  const game = acts(GREEF, {}, []).choose('p1', 'action:coordinate:red', 'ship:A2', 'action:focus:white');
  expect(game.asked('p1')).toBeNull();
});

test('Greef Karga: coordinates an allied ship too, within range 2', () => {
  expect(acts(GREEF, ALLY).choose('p1', 'action:coordinate:red').offers('p1')).toEqual(['ship:A2']);
  expect(acts(GREEF, { ...ALLY, at: [700, 400] }).offers('p1')).not.toContain('action:coordinate:red');
  expect(acts(['c3po-crew'], ALLY).offers('p1')).not.toContain('action:coordinate:red');
});
