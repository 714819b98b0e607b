import { card, takesOver } from '../../words';

/** One tactical relay of a friend destroyed at range 0-3 becomes this ship's. */
export default card('upgrade:tx25-tacticalrelay', ...takesOver('tacticalRelay', 3));
