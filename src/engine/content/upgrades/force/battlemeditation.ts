import { at, cannot, card, coordinatePair, isLimited, shipAt } from '../../words';

/** Limited ships are not coordinated; by a purple coordinate, which stands on the card, a second ship of the same type may do the same. */
export default card(
  'upgrade:battlemeditation',
  cannot('coordinate', { if: scene => isLimited(scene, shipAt(scene, scene.target)!) }),
  // Whether there is a second one is asked after the first.
  at('before:action', {
    if: ({ action, color }) => action === 'coordinate' && color === 'purple',
    must: () => [coordinatePair],
  }),
);
