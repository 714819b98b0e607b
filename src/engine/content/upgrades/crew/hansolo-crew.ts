import { at, card, enemy, gain, howMany } from '../../words';

/** An evade action brings one more token for each enemy at range 0-1. */
export default card(
  'upgrade:hansolo-crew',
  at('after:action', {
    if: ({ action }) => action === 'evade',
    must: scene => Array.from({ length: howMany(scene, enemy(0, 1)) }, () => gain(scene.self, 'evade')),
  }),
);
