import { at, card, flown, lose } from '../../words';

/** A blue maneuver, fully executed, removes all stress tokens. */
export default card(
  'upgrade:korrsella',
  at('after:execute', {
    if: scene => scene.fully && flown(scene).difficulty === 'blue',
    must: ({ self }) => Array.from({ length: self.tokens.stress }, () => lose(self, 'stress')),
  }),
);
