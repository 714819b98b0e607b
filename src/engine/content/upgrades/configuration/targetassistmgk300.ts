import { at, card, enemy, gainSeveral, greenTokens, howMany, isStressed } from '../../words';

/** Before engaging, unstressed and without green tokens: a calculate token for each enemy at range 2-3 in a firing arc, up to two. */
export default card(
  'upgrade:targetassistmgk300',
  at('before:engage', {
    if: ({ self }) => greenTokens(self) === 0 && !isStressed(self),
    must: scene => {
      const seen = Math.min(2, howMany(scene, enemy(2, 3, { inMy: 'firing' })));
      return gainSeveral(scene.self, 'calculate', seen);
    },
  }),
);
