import { at, bonusAttack, card, isPrimary, turrets, unattacked } from '../../words';

/** After a primary attack, focused: a bonus turret attack on a ship not attacked this round. */
export default card(
  'upgrade:ghostcompany',
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
