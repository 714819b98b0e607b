import { action, card, chargedForGood, lacksShield, recoverShield, spentForGood } from '../../words';

/** Two actions: a lasting charge of another upgrade for a shield, or two shields for a lasting charge of an upgrade. */
export default card(
  'upgrade:chopper',
  action({
    name: 'shield',
    cannot: scene => (lacksShield(scene) ? null : { kind: 'noShieldLost' }),
    choose: { oneOf: chargedForGood },
    then: ({ self }, { card }) => [{ do: 'spendCharge', ship: self.id, card }, recoverShield(self)],
  }),
  action({
    name: 'charge',
    cost: { shields: 2 },
    choose: { oneOf: spentForGood },
    then: ({ self }, { card }) => [{ do: 'recoverCharge', ship: self.id, card }],
  }),
);
