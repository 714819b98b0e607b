import { at, bonusAttack, card, isPrimary, isStressed, primaries } from '../../words';

/** After a primary attack has missed, unless stressed, it must take stress and attack the same target again so. */
export default card(
  'upgrade:bossk',
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    cost: { gain: 'stress' },
    if: scene => !scene.hit && isPrimary(scene) && !isStressed(scene.self),
    // Where no such attack is possible, there is no stress for it either.
    must: scene =>
      bonusAttack(scene, scene.self, {
        weapons: primaries(scene, scene.self),
        targets: [scene.attack.defender],
        must: true,
      }),
  }),
);
