import { at, card, gain, perform } from '../words';

/** After fully executing a maneuver, neither depleted nor strained: one of the two for a lock or barrel roll action. */
export default card(
  'shipAbility:finetunedthrusters',
  at('after:execute', {
    if: ({ fully, self }) => fully && self.tokens.deplete === 0 && self.tokens.strain === 0,
    choose: {
      oneOf: () => [
        { key: 'deplete', token: 'deplete' },
        { key: 'strain', token: 'strain' },
      ],
    },
    may: ({ self }, { token }) => perform(self, ['lock', 'barrelRoll'], { cost: [gain(self, token)] }),
  }),
);
