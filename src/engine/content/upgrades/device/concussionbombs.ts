import { card, chargeLimit, chargesOn, inSystemPhase } from '../../words';

/** Dropped in the System Phase. Once the first is dropped, one must follow each round while charges last. */
export default card(
  'upgrade:concussionbombs',
  inSystemPhase('upgrade:concussionbombs', scene => chargesOn(scene) < chargeLimit(scene)),
);
