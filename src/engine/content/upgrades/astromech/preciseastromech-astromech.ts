import { at, card, perform } from '../../words';

/** After an action, a charge for a red lock. */
export default card(
  'upgrade:preciseastromech-astromech',
  at('after:action', { cost: { charge: 1 }, may: ({ self }) => perform(self, ['lock'], { as: 'red' }) }),
);
