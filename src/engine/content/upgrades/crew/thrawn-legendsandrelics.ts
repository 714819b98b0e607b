import { at, card, inMy, isAtRange, may, perform } from '../../words';

/** A charge for one range more to jam or coordinate; two after either of them, to perform the other as a red action. */
export default card(
  'upgrade:thrawn-legendsandrelics',
  may('reach', {
    cost: { charge: 1 },
    if: scene => {
      const far = scene.action === 'coordinate' || inMy(scene, 'bullseye', scene.target);
      return isAtRange(scene, scene.target, 1, far ? 3 : 2);
    },
  }),
  at('after:action', {
    cost: { charge: 2 },
    if: ({ action }) => action === 'jam' || action === 'coordinate',
    may: ({ self }) => perform(self, ['jam', 'coordinate'], { as: 'red' }),
  }),
);
