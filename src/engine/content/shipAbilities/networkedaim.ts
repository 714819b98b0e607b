import { cannot, card, dice, locksOnDefender, reroll } from '../words';

/** Locks are not spent for rerolls: instead as many dice as there are friendly locks on the defender. */
export default card(
  'shipAbility:networkedaim',
  cannot('modify', {
    as: 'attacker',
    if: ({ side, rerolls, spends }) => side === 'attacker' && rerolls && spends.includes('lock'),
  }),
  dice({ as: 'attacker', does: scene => reroll(locksOnDefender(scene)) }),
);
