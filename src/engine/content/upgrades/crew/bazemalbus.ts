import { at, card, enemy, gainSeveral, howMany, treatAction } from '../../words';

/** A focus action may be made red, for one more focus token for each enemy at range 0-1, at most two. */
export default card(
  'upgrade:bazemalbus',
  at('before:action', {
    if: scene => scene.action === 'focus' && scene.color !== 'purple' && howMany(scene, enemy(0, 1)) > 0,
    may: scene => [treatAction('red'), ...gainSeveral(scene.self, 'focus', Math.min(2, howMany(scene, enemy(0, 1))))],
  }),
);
