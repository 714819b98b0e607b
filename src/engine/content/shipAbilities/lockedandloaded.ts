import { card, partly } from '../words';

/** Docked, its carrier may follow a primary front or turret attack with a bonus primary rear arc attack. */
export default partly(
  'ships dock by hand, and so does the carrier’s bonus rear arc attack',
  card('shipAbility:lockedandloaded'),
);
