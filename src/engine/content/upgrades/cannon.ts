import { type Ability, diceMod, weaponRule } from '../../core/ability';
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

  /** Two charges an attack; a focus or hit becomes a crit. */
  'upgrade:protoncannons': [
    weaponRule({ charges: 2 }),
    diceMod({
      if: ({ self, attack, source }) => attack.attacker === self.id && attack.weapon === source,
      by: ({ self }) => self.player,
      does: { kind: 'change', dice: 'attack', from: ['focus', 'hit'], to: 'crit', most: 1 },
      must: true,
    }),
  ],

  /** All results are tractor tokens. */
  'upgrade:tractorbeam': [
    weaponRule({
      inflicts: ({ self, attack, hits, crits }) => inflict(attack.defender, 'tractor', hits + crits, self.player),
    }),
  ],
} satisfies Record<string, Ability[]>;
