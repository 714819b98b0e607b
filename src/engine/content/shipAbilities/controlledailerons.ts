import { at, boostByShip, canUseShipAbility, card } from '../words';

/** Unless stressed, it may boost before it reveals its dial; that is no action. */
export default card(
  'shipAbility:controlledailerons',
  at('before:reveal', { if: canUseShipAbility, may: scene => boostByShip(scene) }),
);
