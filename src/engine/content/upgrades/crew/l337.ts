import { ALL, card, dice, easierBanks, reroll } from '../../words';

/** First side: defending, may be flipped to have the attacker reroll all attack dice. Second: unshielded, banks are a step easier. */
export default card(
  'upgrade:l337',
  dice({ side: 0, as: 'defender', cost: { flip: true }, does: reroll(ALL, { dice: 'attack', exactly: true }) }),
  easierBanks({ side: 1, if: ({ self }) => self.shields === 0 }),
);
