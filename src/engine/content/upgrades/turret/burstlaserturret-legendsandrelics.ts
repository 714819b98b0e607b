import { card, moreDice } from '../../words';

/** One more charge for one more die, three at most. */
export default card('upgrade:burstlaserturret-legendsandrelics', ...moreDice(() => 1, { max: 3 }));
