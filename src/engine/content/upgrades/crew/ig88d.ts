import { calculatesMore, card, hasPilotAbilityOf } from '../../words';

/** Has the pilot ability of each other friend with IG-2000; a calculate action brings one token more. */
export default card(
  'upgrade:ig88d',
  hasPilotAbilityOf({ is: 'otherFriend', equipped: 'upgrade:ig2000' }),
  calculatesMore(),
);
