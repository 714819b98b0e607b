import { canCarry, card } from '../../words';

/** A Z-95 can dock with it. */
export default card('upgrade:houndstooth', ...canCarry(['shipType:z95af4headhunter']));
