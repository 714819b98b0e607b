import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const flown = (locks: readonly string[] = []) =>
  inStory('upgrade:r3astromech', {
    phase: 'activation',
    p1: [{ pilot: 'bluesquadronescort', at: [457, 200], dial: '1FB', locks }],
    p2: [
      { pilot: 'wedgeantilles', at: [457, 480], dial: '2FB' },
      { pilot: 'wedgeantilles', at: [560, 480], dial: '2FB' },
      { pilot: 'wedgeantilles', at: [360, 480], dial: '2FB' },
    ],
  }).until('chooseAction');
const locking = (locks: readonly string[] = []) => {
  const told = flown(locks);
  told.game.choose('p1', 'action:lock:white').choose('p1', 'ship:B1');
  return told;
};

test('R3 Astromech: after a lock action, a second lock on something else', () => {
  const told = locking();
  expect(told.offered()).toEqual(['ship:B2', 'ship:B3']);
  expect(told.use('B2').game.ship('A1').locks).toEqual(['ship:B1', 'ship:B2']);
});

test('R3 Astromech: a third one costs one of the two, as the player likes', () => {
  const told = locking(['B2', 'B3']);
  expect(told.game.asked('p1')).toBe('breakLock');
  expect(told.game.offers('p1')).toEqual(['break:ship:B2', 'break:ship:B3']);
  told.game.choose('p1', 'break:ship:B2');
  expect(told.game.ship('A1').locks).toEqual(['ship:B3', 'ship:B1']);
});

test('R3 Astromech: never two on one object; and without it, one lock in all', () => {
  expect(locking(['B1']).leave().game.ship('A1').locks).toEqual(['ship:B1']);
  const plain = (locks: readonly string[]) =>
    inStory('upgrade:r2astromech', {
      alone: true,
      first: [{ do: 'acquireLock', ship: 'ship:A1', object: 'ship:B1' }],
      p1: [{ pilot: 'bluesquadronescort', at: [457, 200], locks }],
      p2: [
        { pilot: 'wedgeantilles', at: [457, 480] },
        { pilot: 'wedgeantilles', at: [560, 480] },
      ],
    }).game.ship('A1').locks;
  expect(plain(['B2'])).toEqual(['ship:B1']);
});

test('R3 Astromech: no lock after another action', () => {
  const told = flown();
  told.game.choose('p1', 'action:focus:white');
  expect(told.offered()).toEqual([]);
});
