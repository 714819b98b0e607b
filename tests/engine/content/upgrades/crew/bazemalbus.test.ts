import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const acts = (...at: readonly (readonly [number, number])[]) =>
  acting(
    { pilot: 'wedgeantilles', upgrades: ['bazemalbus'], at: [400, 400] },
    { p2: at.map(place => ({ pilot: 'academypilot', at: place })) },
  ).choose('p1', 'action:focus:white');
const USE = 'use:upgrade:bazemalbus';

test('Baze Malbus: a focus made red brings a token more for each enemy at range 0-1, at most two', () => {
  expect(acts([400, 500]).choose('p1', USE).tokens('A1')).toEqual({ focus: 2, stress: 1 });
  const three = acts([400, 500], [500, 400], [300, 400]).choose('p1', USE);
  expect(three.tokens('A1')).toEqual({ focus: 3, stress: 1 });
  expect(three.last('actionPerformed')).toMatchObject({ action: 'focus', color: 'red' });
});

test('Baze Malbus: or white, for one', () => {
  expect(acts([400, 500]).choose('p1', 'pass').tokens('A1')).toEqual({ focus: 1 });
});

test('Baze Malbus: not asked with the enemy at range 2', () => {
  expect(acts([400, 600]).tokens('A1')).toEqual({ focus: 1 });
});
