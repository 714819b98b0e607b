import { anyFeatureAt, card, treatAs } from '../../words';

/** A red evade is white with an obstacle or scenario feature at range 1. */
export default card(
  'upgrade:evasionsequence7-modification',
  treatAs('evade', { from: 'red', to: 'white', if: scene => anyFeatureAt(scene, 1) }),
);
