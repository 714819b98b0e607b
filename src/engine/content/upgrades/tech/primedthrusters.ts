import { card, may } from '../../words';

/** With one or two stress tokens, barrel rolls and boosts are performed all the same. */
export default card(
  'upgrade:primedthrusters',
  may('actWhileStressed', {
    if: ({ self, action }) => self.tokens.stress <= 2 && (action === 'barrelRoll' || action === 'boost'),
  }),
);
