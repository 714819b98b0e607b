import { at, card, enemy, lay, lockOneOf, may, meant, wentThrough } from '../../words';

/** Before activating, a Force: obstacles are ignored this phase; having moved through one, it may lock an enemy at range 1 in its front arc. */
export default card(
  'upgrade:ahsokatano-legendsandrelics',
  at('before:activate', { cost: { force: 1 }, may: scene => [lay(scene, 'ignoring', 'phase')] }),
  may('ignoreObstacle', { while: 'ignoring' }),
  at('after:obstacle', {
    while: 'ignoring',
    if: wentThrough,
    may: scene => {
      const ahead = meant(scene, enemy(1, 1, { inMy: 'front' })).map(({ id }) => id);
      return ahead.length > 0 ? lockOneOf(scene, scene.self, ahead) : [];
    },
  }),
);
