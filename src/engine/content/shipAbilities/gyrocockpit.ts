import { at, card, fromTheSides, gain, templates } from '../words';

/** Two charges make an evade token of a stress just gained; one lets a device be dropped from the left or right side. */
export default card(
  'shipAbility:gyrocockpit',
  at('after:gain', {
    cost: { charge: 2 },
    if: ({ token }) => token === 'stress',
    may: ({ self }) => [gain(self, 'evade')],
  }),
  templates('drop', { cost: { charge: 1 }, by: fromTheSides }),
);
