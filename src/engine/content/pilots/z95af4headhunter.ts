import { card, dice, isPrimary, trade } from '../words';

export default [
  /** After the results of a primary attack are neutralized, a crit may be given up for two hits. */
  card(
    'pilot:bossk-z95af4headhunter',
    dice({ as: 'attacker', at: 'after:neutralize', if: isPrimary, does: trade('crit', 'hit', 2) }),
  ),
];
