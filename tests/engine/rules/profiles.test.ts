import { expect, test } from 'vitest';
import { profileFrom } from '../../../src/engine/rules/setup/profiles';
import { catalog } from '../../support/engine';

const shieldsOf = (pilot: string, ...upgrades: readonly string[]): number =>
  profileFrom(
    catalog,
    { pilot: `pilot:${pilot}`, upgrades: upgrades.map(card => `upgrade:${card}` as const) },
    'amg20',
    'chanceengagement',
  ).shields;

test('a card takes away a shield where there is one, and never more', () => {
  expect(shieldsOf('redsquadronveteran')).toBe(2);
  expect(shieldsOf('redsquadronveteran', 'angleddeflectors')).toBe(1);
  expect(shieldsOf('academypilot')).toBe(0);
  expect(shieldsOf('academypilot', 'angleddeflectors')).toBe(0);
});
