import { type Ability, diceMod } from '../core/ability';
import { forget, KNOWLEDGE } from './scenarios/ancientKnowledge';

export const conditions = {
  /** Given up for one result, any that the player picks: a hit while attacking, an evade while defending. */
  [KNOWLEDGE]: [
    diceMod({
      if: ({ self, attack }) => attack.attacker === self.id,
      by: ({ self }) => self.player,
      does: { kind: 'change', dice: 'attack', from: ['blank', 'focus', 'crit'], to: 'hit', most: 1 },
      cost: ({ self }) => [forget(self.id)],
    }),
    diceMod({
      if: ({ self, attack }) => attack.defender === self.id,
      by: ({ self }) => self.player,
      does: { kind: 'change', dice: 'defense', from: ['blank', 'focus'], to: 'evade', most: 1 },
      cost: ({ self }) => [forget(self.id)],
    }),
  ],
} satisfies Record<string, Ability[]>;
