import { type Ability, instead } from '../../core/ability';
import { rangeTo } from '../../look/objects';
import { isFriendly, shipOf } from '../../look/ships';

export const crewRebelAlliance = {
  /** A friendly ship at range 0-3 may gain an evade token where it would gain a focus token. */
  'upgrade:jynerso': [
    instead('gainToken', {
      if: ({ self, effect, ...table }) => {
        if (effect.token !== 'focus') return false;
        const ship = shipOf(table.state, effect.ship);
        return isFriendly(self, ship) && (ship.id === self.id || rangeTo(table, self, ship.id) <= 3);
      },
      may: ({ effect }) => [{ ...effect, token: 'evade' }],
    }),
  ],
} satisfies Record<string, Ability[]>;
