import { at, bonusAttack, card, isPrimary, turrets, unattacked } from '../../words';

/** After a primary attack, with a focus token, a bonus turret attack on a ship that it has not attacked this round. */
export default card(
  'upgrade:bistan',
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    if: scene => isPrimary(scene) && scene.self.tokens.focus > 0,
    may: scene =>
      bonusAttack(scene, scene.self, {
        weapons: turrets(scene, scene.self),
        targets: unattacked(scene, scene.self),
      }),
  }),
);
