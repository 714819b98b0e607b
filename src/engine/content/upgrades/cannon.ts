import { type Ability, weaponRule } from '../../core/ability';
import type { Effect } from '../../core/effect';
import { isShipId, type PlayerId, type UnitId } from '../../core/ids';

/** So many tokens for the defender, from the attacker's side. Remotes take no tokens. */
const inflict = (defender: UnitId, token: 'ion' | 'tractor', count: number, by: PlayerId): Effect[] =>
  isShipId(defender) ? Array.from({ length: count }, () => ({ do: 'gainToken', ship: defender, token, by })) : [];

/** One damage, to whatever defends. */
const oneHit = (defender: UnitId): Effect =>
  isShipId(defender)
    ? { do: 'sufferDamage', ship: defender, hits: 1, crits: 0 }
    : { do: 'damageRemote', token: defender, count: 1 };

export const cannon = {
  /** One result is a hit, all others are ion tokens. */
  'upgrade:ioncannon': [
    weaponRule({
      inflicts: ({ self, attack, hits, crits }) => [
        oneHit(attack.defender),
        ...inflict(attack.defender, 'ion', hits + crits - 1, self.player),
      ],
    }),
  ],

  /** All results are tractor tokens. */
  'upgrade:tractorbeam': [
    weaponRule({
      inflicts: ({ self, attack, hits, crits }) => inflict(attack.defender, 'tractor', hits + crits, self.player),
    }),
  ],
} satisfies Record<string, Ability[]>;
