import { at, card, enemyObjects, gain, greenTokens, isInMy } from '../../words';

/** Before engaging without green tokens, an enemy object in the front arc brings a calculate token. */
export default card(
  'upgrade:targetassistalgorithm-modification',
  at('before:engage', {
    if: scene => greenTokens(scene.self) === 0 && enemyObjects(scene).some(one => isInMy(scene, 'front', one)),
    must: ({ self }) => [gain(self, 'calculate')],
  }),
);
