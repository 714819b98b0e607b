import { type Ability, diceMod } from '../../core/ability';

export const torpedo = {
  /** One hit becomes a crit. */
  'upgrade:protontorpedoes': [
    diceMod({
      if: ({ self, attack, source }) => attack.attacker === self.id && attack.weapon === source,
      by: ({ self }) => self.player,
      does: { kind: 'change', dice: 'attack', from: ['hit'], to: 'crit', most: 1 },
      must: true,
    }),
  ],
} satisfies Record<string, Ability[]>;
