import { at, card, inflict, inMy } from '../../words';

/** A ship that it hits, in both its turret arc and its front arc, gains a tractor token. */
export default card(
  'upgrade:shadowcaster',
  at('after:attack', {
    as: 'attacker',
    if: scene => scene.hit && inMy(scene, 'turret', scene.defender) && inMy(scene, 'front', scene.defender),
    must: ({ self, defender }) => inflict(defender, 'tractor', 1, self.player),
  }),
);
