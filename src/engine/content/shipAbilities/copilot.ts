import { card, partly } from '../words';

/** Docked, its carrier has this pilot's ability too. */
export default partly(
  'ships dock by hand, and so does the pilot ability that its carrier has',
  card('shipAbility:copilot'),
);
