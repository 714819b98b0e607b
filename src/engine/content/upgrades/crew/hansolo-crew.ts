import { at, card, enemy, gainSeveral, howMany } from '../../words';

/** An evade action brings one more token for each enemy at range 0-1. */
export default card(
  'upgrade:hansolo-crew',
  at('after:action', {
    if: ({ action }) => action === 'evade',
    must: scene => gainSeveral(scene.self, 'evade', howMany(scene, enemy(0, 1))),
  }),
);
