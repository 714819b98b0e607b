import { type Ability, instead } from '../../core/ability';
import { rangeTo } from '../../look/objects';
import { isFriendly, shipOf } from '../../look/ships';
import { chargesOn, spendCharge } from '../words';

export const tielnfighter = {
  /** A charge prevents all damage that a friendly TIE/ln at range 0-1 would suffer at once. */
  'pilot:idenversio': [
    instead('sufferDamage', {
      if: ({ effect, ...scene }) => {
        const { self, state, rules } = scene;
        if (effect.hits + effect.crits === 0 || chargesOn(scene) === 0) return false;
        const ship = shipOf(state, effect.ship);
        const isTie = rules.catalog.pilot(ship.pilot).shipType === 'shipType:tielnfighter';
        return isTie && isFriendly(self, ship) && (ship.id === self.id || rangeTo(scene, self, ship.id) <= 1);
      },
      may: ({ effect, ...scene }) => [
        spendCharge(scene),
        {
          do: 'announce',
          event: {
            type: 'damagePrevented',
            ship: effect.ship,
            by: scene.self.id,
            hits: effect.hits,
            crits: effect.crits,
          },
        },
      ],
    }),
  ],
} satisfies Record<string, Ability[]>;
