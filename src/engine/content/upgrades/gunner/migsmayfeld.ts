import { at, bonusAttack, card, enemies, isFrontAttack, RED_OR_ORANGE, tokensOn, weaponsInto } from '../../words';

/** After a front arc attack, a bonus attack from rear arc or turret on another target with a red or orange token. */
export default card(
  'upgrade:migsmayfeld',
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    if: isFrontAttack,
    may: scene =>
      bonusAttack(scene, scene.self, {
        weapons: weaponsInto(scene, scene.self, ['rear', 'singleTurret', 'doubleTurret']),
        targets: enemies(scene).filter(
          unit => unit !== scene.attack.defender && tokensOn(scene, unit, RED_OR_ORANGE).length > 0,
        ),
      }),
  }),
);
