import { at, card, transfer } from '../../words';

/** As the Engagement Phase starts, a calculate token for a friend in the firing arc. */
export default card(
  'upgrade:l4er5',
  at('start:engagement', {
    if: ({ self }) => self.tokens.calculate > 0,
    choose: { ship: { is: 'otherFriend', inMy: 'firing' } },
    may: ({ self }, { ship }) => transfer(self, ship, 'calculate'),
  }),
);
