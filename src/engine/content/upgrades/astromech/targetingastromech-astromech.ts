import { at, card, perform } from '../../words';

/** After a lock action, a red rotate. */
export default card(
  'upgrade:targetingastromech-astromech',
  at('after:action', {
    if: ({ action }) => action === 'lock',
    may: ({ self }) => perform(self, ['rotate'], { as: 'red' }),
  }),
);
