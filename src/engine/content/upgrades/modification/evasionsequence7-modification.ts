import { anyFeatureAt, at, card } from '../../words';

/** Red evades are white beside an obstacle or scenario feature at range 1. */
export default card(
  'upgrade:evasionsequence7-modification',
  at('before:action', {
    if: scene => scene.action === 'evade' && scene.color === 'red' && anyFeatureAt(scene, 1),
    must: () => [{ do: 'treatAction', color: 'white' }],
  }),
);
