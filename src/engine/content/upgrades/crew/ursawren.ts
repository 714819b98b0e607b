import { amount, at, card, friend, isMeantAs, perform } from '../../words';

/** Holds two locks, on different objects. When an enemy ship has locked a friend at range 0-3, may perform a lock action. */
export default card(
  'upgrade:ursawren',
  amount('locks', { by: { min: 2 } }),
  at('after:lock', {
    who: { is: 'enemy' },
    if: scene => isMeantAs(scene, scene.object, friend(0, 3)),
    may: ({ self }) => perform(self, ['lock']),
  }),
);
