import { expect, test } from 'vitest';
import { engine } from '../../../support/engine';
import { flying } from '../../../support/flying';

/** The bomb is what is told; what it may be dropped by is the ship's. */
const CARD = 'shipAbility:nimblebomber';
const places = (pilot: string) => flying('upgrade:protonbombs', { pilot, upgrades: [] }, { phase: 'system' }).offered();

test('Nimble Bomber: a bomb is dropped by the banks as well', () => {
  expect(engine.rules.abilitiesOf(CARD)).toHaveLength(1);
  expect(places('gammasquadronace')).toEqual([
    'drop:device:protonbomb:1straight',
    'drop:device:protonbomb:1bankLeft',
    'drop:device:protonbomb:1bankRight',
  ]);
});

test('Nimble Bomber: other ships use the straight only', () => {
  expect(places('goldsquadronveteran')).toEqual(['drop:device:protonbomb:1straight']);
});
