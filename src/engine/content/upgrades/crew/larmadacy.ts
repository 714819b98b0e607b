import { card, isStressed, may, treatAs } from '../../words';

const ACTIONS = ['reinforce', 'coordinate', 'jam'] as const;

/** With at most two stress tokens, may reinforce, coordinate and jam while stressed; if white, they are then red. */
export default card(
  'upgrade:larmadacy',
  may('actWhileStressed', {
    if: ({ self, action }) => self.tokens.stress <= 2 && (ACTIONS as readonly string[]).includes(action),
  }),
  ...ACTIONS.map(action => treatAs(action, { from: 'white', to: 'red', if: ({ self }) => isStressed(self) })),
);
