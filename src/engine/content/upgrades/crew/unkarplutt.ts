import { at, card, perform } from '../../words';

/** Having executed a maneuver partially, may suffer a hit to perform a white action. */
export default card(
  'upgrade:unkarplutt',
  at('after:execute', {
    cost: { suffer: 'hit' },
    if: ({ fully }) => !fully,
    may: ({ self }) => perform(self, null, { whiteOnly: true }),
  }),
);
