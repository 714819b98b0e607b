import { ALL, at, bonusAttack, cancel, card, dice, slotOf, weaponsBut } from '../words';

export default [
  /** After a turret or missile attack has missed, a bonus attack with another weapon. */
  card(
    'pilot:doubleedge',
    at('after:attack', {
      as: 'attacker',
      grantsAttack: true,
      if: scene => !scene.hit && ['turret', 'missile'].includes(slotOf(scene) ?? ''),
      may: scene => bonusAttack(scene, scene.self, { weapons: weaponsBut(scene, scene.attack.weapon) }),
    }),
  ),

  /** After the defense dice are rolled, a focus token cancels all their blanks and focus results. */
  card(
    'pilot:lieutenantkestal',
    dice({
      as: 'attacker',
      at: 'after:rollDefense',
      cost: { spend: 'focus' },
      does: cancel(['blank', 'focus'], ALL, { dice: 'defense' }),
    }),
  ),
];
