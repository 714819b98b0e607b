import { card, easierBanks } from '../../words';

/** Banks are a step easier. */
export default card('upgrade:niennunb', easierBanks());
