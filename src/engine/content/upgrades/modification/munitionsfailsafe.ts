import { at, cancelAllDice, card, isOrdnance, mayRecover, weaponIn } from '../../words';

/** Once the dice of a torpedo or missile attack are rolled, all of them may be canceled for a charge that it cost. */
export default card(
  'upgrade:munitionsfailsafe',
  at('after:rollAttack', {
    as: 'attacker',
    if: scene =>
      isOrdnance(scene, scene.attack.weapon) && !scene.attack.free && mayRecover(scene, weaponIn(scene).card!),
    may: scene => [cancelAllDice(scene), { do: 'recoverCharge', ship: scene.self.id, card: weaponIn(scene).card }],
  }),
);
