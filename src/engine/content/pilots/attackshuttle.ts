import { at, card, critsFirst, perform, sureWhileStressed, turnsDialAlike } from '../words';

export default [
  /** After revealing a red or blue maneuver, the dial may be turned to another of that difficulty. */
  card('pilot:herasyndulla', turnsDialAlike),

  /** Before activating, a barrel roll or a boost. */
  card('pilot:sabinewren', at('before:activate', { may: ({ self }) => perform(self, ['barrelRoll', 'boost']) })),

  /** Stressed, a Force makes two focus results hits or evades. */
  card('pilot:ezrabridger', ...sureWhileStressed),

  /** Defending, crits are neutralized before hits. */
  card('pilot:zeborrelios', critsFirst),
];
