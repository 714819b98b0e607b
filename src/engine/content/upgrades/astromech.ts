import { type Ability, after } from '../../core/ability';
import { profileOf } from '../../look/ships';
import { all, chargesOn, gain, spendCharge } from '../words';

export const astromech = {
  /** After revealing the dial: a charge and a disarm token for a shield. */
  'upgrade:r2astromech': [
    after('dialRevealed', {
      if: scene =>
        scene.event.ship === scene.self.id &&
        chargesOn(scene) > 0 &&
        scene.self.shields < profileOf(scene, scene.self).shields,
      may: scene => all(spendCharge(scene), gain(scene, 'disarm'), { do: 'recoverShield', ship: scene.self.id }),
    }),
  ],
} satisfies Record<string, Ability[]>;
