import { at, card, destroy, hitPastShields, may, meant, rollFor } from '../../words';

/** SLAMs even stressed. After one, five dice: each hit or crit goes past the shields of every large ship at range 0, and this one is destroyed. */
export default card(
  'upgrade:heroicsacrifice-talent',
  may('actWhileStressed', { if: ({ action }) => action === 'slam' }),
  at('after:action', {
    if: ({ action }) => action === 'slam',
    must: scene => {
      const large = meant(scene, { is: 'other', range: [0, 0], size: ['large'] });
      return [
        rollFor(scene, scene.self, 5, [{ faces: ['hit', 'crit'], then: large.map(hitPastShields) }]),
        destroy(scene.self),
      ];
    },
  }),
);
