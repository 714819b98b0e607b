import { at, card, lay, may, type Scene } from '../../words';

const ignoring = { cost: { charge: 1 }, may: (scene: Scene) => [lay(scene, 'ignoring', 'phase')] } as const;

/** Before activating or engaging, a charge: obstacles are ignored until the phase ends. */
export default card(
  'upgrade:r5x3',
  at('before:activate', ignoring),
  at('before:engage', ignoring),
  may('ignoreObstacle', { while: 'ignoring' }),
);
