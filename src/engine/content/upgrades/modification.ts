import { type Ability, after } from '../../core/ability';
import { parseManeuver } from '../../core/vocabulary';
import { chargesOn, spendCharge } from '../words';

export const modification = {
  /** After fully executing a speed 3-5 maneuver: a charge for a boost action, even while stressed. */
  'upgrade:afterburners': [
    after('maneuverExecuted', {
      if: scene =>
        scene.event.ship === scene.self.id &&
        scene.event.fully &&
        parseManeuver(scene.event.maneuver).speed >= 3 &&
        chargesOn(scene) > 0,
      may: scene => [
        {
          do: 'grantAction',
          ship: scene.self.id,
          action: 'boost',
          evenWhileStressed: true,
          cost: [spendCharge(scene)],
          card: 'upgrade:afterburners',
        },
      ],
    }),
  ],
} satisfies Record<string, Ability[]>;
