import { at, card, perform } from '../../words';

/** Before engaging, a red focus. */
export default card(
  'upgrade:hansolo-gunner',
  at('before:engage', { may: ({ self }) => perform(self, ['focus'], { as: 'red' }) }),
);
