import { addsToTheirs, card } from '../../words';

/** Unstressed, may be stressed so that an enemy close in front gains one more of the red or orange token it gained. */
export default card('upgrade:pettyofficerthanisson', addsToTheirs);
