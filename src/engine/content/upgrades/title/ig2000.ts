import { card, hasPilotAbilityOf } from '../../words';

/** Has the pilot ability of each other friend with this title. */
export default card('upgrade:ig2000', hasPilotAbilityOf({ is: 'otherFriend', equipped: 'upgrade:ig2000' }));
