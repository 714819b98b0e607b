import { at, boostByShip, canUseShipAbility, card, mayLeaveShipAbility } from '../words';

/** Unless stressed, it must boost before it reveals its dial; that is no action. Its pilot may see that otherwise. */
export default card(
  'shipAbility:adaptiveailerons',
  at('before:reveal', {
    if: scene => canUseShipAbility(scene) && !mayLeaveShipAbility(scene),
    must: scene => boostByShip(scene, 'must'),
  }),
  at('before:reveal', {
    name: 'left',
    if: scene => canUseShipAbility(scene) && mayLeaveShipAbility(scene),
    may: scene => boostByShip(scene),
  }),
);
