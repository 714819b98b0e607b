import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:experimentalscanners';
const targets = (at: readonly [number, number]) => {
  const { game } = flying(CARD, { pilot: 'roguesquadronescort' }, { p2: [{ pilot: 'soontirfel', at, dial: '2FB' }] });
  game.choose('p1', 'action:lock:white');
  return game.offers('p1');
};

test('Experimental Scanners: a lock far beyond range 3', () => {
  expect(targets([457, 860])).toContain('ship:B1');
});

test('Experimental Scanners: none at range 1', () => {
  const { game } = flying(
    CARD,
    { pilot: 'roguesquadronescort' },
    { p2: [{ pilot: 'soontirfel', at: [457, 520], dial: '2FB' }] },
  );
  expect(game.offers('p1')).not.toContain('action:lock:white');
});
