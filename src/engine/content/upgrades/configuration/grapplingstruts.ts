import { card, struts } from '../../words';

/** Lands on an asteroid or debris cloud and stays there, turning, until it leaves by a 2 straight. */
export default card('upgrade:grapplingstruts', ...struts);
