import { amount, at, bonusAttack, card, isFrontAttack, isPrimary, primariesInto } from '../../words';

/** A primary front arc attack rolls one more die with the turret in front; with it to the rear, that one attacks too. */
export default card(
  'upgrade:specialforcesgunner',
  // Nobody leaves a die, so it is not asked for.
  amount('attackDice', {
    as: 'attacker',
    if: scene => isPrimary(scene) && isFrontAttack(scene) && scene.self.turret === 'front',
    by: { add: 1 },
  }),
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    if: scene => isPrimary(scene) && isFrontAttack(scene) && scene.self.turret === 'rear',
    may: scene => bonusAttack(scene, scene.self, { weapons: primariesInto(scene, scene.self, 'singleTurret') }),
  }),
);
