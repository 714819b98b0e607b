import { at, card, lay, may } from '../../words';

/** As the activation begins, a charge: for the round, obstacles that it moves through are ignored. */
export default card(
  'upgrade:strutlockoverride-configuration',
  at('before:reveal', { cost: { charge: 1 }, may: scene => [lay(scene, 'locked', 'round')] }),
  may('ignoreObstacle', { while: 'locked', if: scene => scene.while === 'moving' && !scene.overlapped }),
);
