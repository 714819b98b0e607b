import { at, card, lockOneOf, weaponIn } from '../../words';

/** After a special attack whose header asks for a lock, the defender may be locked. */
export default card(
  'upgrade:weaponssystemsofficer',
  at('after:attack', {
    as: 'attacker',
    if: scene => weaponIn(scene).requires.includes('lock'),
    may: scene => lockOneOf(scene, scene.self, [scene.attack.defender]),
  }),
);
