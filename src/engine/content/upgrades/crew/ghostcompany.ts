import { at, bonusAttack, card, isPrimary, singleTurrets, unattacked } from '../../words';

/** After a primary attack, focused: a bonus turret attack on a ship not attacked this round. */
export default card(
  'upgrade:ghostcompany',
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    if: scene => isPrimary(scene) && scene.self.tokens.focus > 0,
    may: scene =>
      bonusAttack(scene, scene.self, {
        weapons: singleTurrets(scene, scene.self),
        targets: unattacked(scene, scene.self),
      }),
  }),
);
