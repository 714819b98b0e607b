import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:virago-title';
const inSystem = (tokens: object) => flying(CARD, { pilot: 'blacksunenforcer', tokens }, { phase: 'system' });

test('Virago of a standard loadout: in the System Phase, a red barrel roll or boost', () => {
  const told = inSystem({});
  expect(told.offered()).toEqual(['action:barrelRoll:red', 'action:boost:red']);
  told.use('boost:red').game.choose('p1', 'boost:straight');
  expect(told.game.about('A1', 'tokenGained')).toMatchObject({ token: 'stress' });
});

test('Virago of a standard loadout: not while stressed', () => expect(inSystem({ stress: 1 }).offered()).toEqual([]));
