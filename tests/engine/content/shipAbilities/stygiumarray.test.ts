import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:stygiumarray';
const PHANTOM = { pilot: 'sigmasquadronace', tokens: { cloak: 1 } } as const;

test('Stygium Array: after decloaking, an evade action', () => {
  const told = flying(CARD, PHANTOM, { phase: 'system' });
  told.until('decloak').game.choose('p1', 'boost:straight');
  expect(told.offered()).toEqual(['action:evade:white']);
});

test('Stygium Array: not after a failed decloak', () => {
  const told = flying(CARD, PHANTOM, { phase: 'system', p2: [{ pilot: 'academypilot', at: [457, 420] }] });
  told.until('decloak').game.choose('p1', 'boost:straight:fail');
  expect(told.offered()).toEqual([]);
});

test('Stygium Array: as the End Phase starts, an evade token becomes a cloak token; not while cloaked', () => {
  const told = flying(CARD, { ...PHANTOM, tokens: { evade: 1 } }, { phase: 'end' });
  expect(told.use().game.events('tokenGained')).toMatchObject([{ token: 'cloak' }]);
  expect(flying(CARD, { ...PHANTOM, tokens: { evade: 1, cloak: 1 } }, { phase: 'end' }).offered()).toEqual([]);
});
