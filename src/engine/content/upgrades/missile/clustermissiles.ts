import { at, bonusAttack, card, friend, near, withThis } from '../../words';

/** After it, the same attack as a bonus attack against another ship close to the defender, without the lock. */
export default card(
  'upgrade:clustermissiles',
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    if: withThis,
    may: scene =>
      bonusAttack(scene, scene.self, {
        weapons: [scene.attack.weapon],
        targets: near(scene, scene.attack.defender, { ...friend(0, 1), is: 'otherFriend' }).map(({ id }) => id),
        ignoresRequirement: true,
      }),
  }),
);
