import { expect, test } from 'vitest';
import { engine } from '../../../support/engine';
import { flying } from '../../../support/flying';

/** The bomb is what is told; from where it may be dropped is the ship's. */
const CARD = 'shipAbility:modularbombingmagazine';

test('Modular Bombing Magazine: a bomb is dropped at the sides as well', () => {
  expect(engine.rules.abilitiesOf(CARD)).toHaveLength(1);
  const told = flying('upgrade:protonbombs', { pilot: 'vennie-evacuationofdqar' }, { phase: 'system' });
  expect(told.offered()).toEqual([
    'drop:device:protonbomb:1straight',
    'drop:device:protonbomb:1straight:left',
    'drop:device:protonbomb:1straight:right',
  ]);
  told.use(':left');
  const [bomb] = Object.values(told.game.state.devices);
  expect(bomb!.pose.x).toBeLessThan(400);
});

test('Modular Bombing Magazine: another bomber has its rear guides only', () => {
  const told = flying('upgrade:protonbombs', { pilot: 'goldsquadronveteran' }, { phase: 'system' });
  expect(told.offered()).toEqual(['drop:device:protonbomb:1straight']);
});
