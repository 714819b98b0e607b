import { ALL, card, chargesOn, dice, easierBanks, notRecovered, reroll } from '../../words';

/** Defending, the charge has the attacker reroll all attack dice. Once it is gone, for good, banks are a step easier. */
export default card(
  'upgrade:l337-crew',
  dice({ as: 'defender', cost: { charge: 1 }, does: reroll(ALL, { dice: 'attack', exactly: true }) }),
  easierBanks({ if: scene => chargesOn(scene) === 0 }),
  notRecovered,
);
