import { card, repairs } from '../../words';

/** Two actions: a charge repairs a facedown damage card; a faceup one of the ship's own, for nothing. */
export default card('upgrade:r5k6-astromech', ...repairs);
