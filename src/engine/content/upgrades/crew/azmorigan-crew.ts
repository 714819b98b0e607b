import { card, takesOver } from '../../words';

/** One illicit upgrade of a friend destroyed at range 0-3 becomes this ship's, with all its charges. */
export default card('upgrade:azmorigan-crew', ...takesOver('illicit', 3));
