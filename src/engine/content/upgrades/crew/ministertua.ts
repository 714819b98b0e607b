import { at, card, perform } from '../../words';

/** At the start of the Engagement Phase, if damaged, may perform a red reinforce action. */
export default card(
  'upgrade:ministertua',
  at('start:engagement', {
    if: ({ self }) => self.damage.length > 0,
    may: ({ self }) => perform(self, ['reinforce'], { as: 'red' }),
  }),
);
