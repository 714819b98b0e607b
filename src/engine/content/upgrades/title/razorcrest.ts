import { card, hidesCard } from '../../words';

/** An illicit upgrade that is not limited lies facedown under it, and is equipped when it is revealed in a System Phase. */
export default card('upgrade:razorcrest', ...hidesCard('illicit'));
