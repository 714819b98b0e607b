import { type Ability, after, diceMod } from '../core/ability';
import { KNOWLEDGE } from './scenarios/ancientKnowledge';

/** Given up for one result: an evade while defending, a hit while attacking. */
const forget = { do: 'loseCondition', condition: KNOWLEDGE } as const;

export const conditions = {
  [KNOWLEDGE]: [
    diceMod({
      if: ({ self, attack }) => attack.attacker === self.id,
      by: ({ self }) => self.player,
      does: { kind: 'change', dice: 'attack', from: ['blank', 'focus', 'crit'], to: 'hit', most: 1 },
      cost: ({ self }) => [{ ...forget, ship: self.id }],
    }),
    diceMod({
      if: ({ self, attack }) => attack.defender === self.id,
      by: ({ self }) => self.player,
      does: { kind: 'change', dice: 'defense', from: ['blank', 'focus'], to: 'evade', most: 1 },
      cost: ({ self }) => [{ ...forget, ship: self.id }],
    }),
    /** Gone with the ship. */
    after('shipDestroyed', {
      if: ({ self, event }) => event.ship === self.id,
      must: ({ self }) => [{ ...forget, ship: self.id }],
    }),
    after('shipFled', {
      if: ({ self, event }) => event.ship === self.id,
      must: ({ self }) => [{ ...forget, ship: self.id }],
    }),
    after('placedInReserve', {
      if: ({ self, event }) => event.ship === self.id,
      must: ({ self }) => [{ ...forget, ship: self.id }],
    }),
  ],
} satisfies Record<string, Ability[]>;
