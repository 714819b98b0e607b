import { at, card, chargesOn, flip, gain, perform } from '../../words';

/**
 * After fully executing a maneuver, a charge for a red evade, even while stressed; without charges it flips in the End
 * Phase. Erratic, a ship at range 0-1 must be jammed after each maneuver fully executed.
 */
export default card(
  'upgrade:c110p',
  at('after:execute', {
    name: 'evade',
    side: 0,
    cost: { charge: 1 },
    if: ({ fully }) => fully,
    may: ({ self }) => perform(self, ['evade'], { as: 'red', evenStressed: true }),
  }),
  at('during:end', { side: 0, if: scene => chargesOn(scene) === 0, must: scene => [flip(scene)] }),
  at('after:execute', {
    name: 'jam',
    side: 1,
    if: ({ fully }) => fully,
    // Itself too: it is at range 0 of itself.
    choose: { ship: { is: 'any', range: [0, 1] } },
    must: ({ self }, { ship }) => [gain(ship, 'jam', self)],
  }),
);
