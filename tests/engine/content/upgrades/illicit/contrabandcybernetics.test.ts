import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:contrabandcybernetics';
const KTURN = { pilot: 'wedgeantilles', dial: '4KR', tokens: { stress: 1 } } as const;

test('Contraband Cybernetics: for the charge a stressed ship flies red and acts', () => {
  const { game } = flying(CARD, KTURN).use().until('chooseAction');
  expect(game.last('maneuverExecuted')).toMatchObject({ maneuver: '4KR', kind: 'revealed' });
  expect(game.tokens('A1')).toEqual({ stress: 2 });
  expect(game.asked('p1')).toBe('chooseAction');
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
});
test('Contraband Cybernetics: left alone, stress stops both', () => {
  const { game } = flying(CARD, KTURN).leave().until('chooseAction');
  expect(game.last('maneuverExecuted')).toMatchObject({ ship: 'ship:A1', kind: 'stress' });
  expect(game.asked('p1')).not.toBe('chooseAction');
});
test('Contraband Cybernetics: the charge does not come back', () => {
  const { game } = flying(CARD, KTURN, {
    first: [
      { do: 'spendCharge', ship: 'ship:A1', card: CARD },
      { do: 'recoverCharge', ship: 'ship:A1', card: CARD },
    ],
  });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
});
