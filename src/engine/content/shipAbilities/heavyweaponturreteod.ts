import { at, card, onlyFrontOrRear, perform, treatArc } from '../words';

/** As the heavy weapon turret, with a white rotate after any action. */
export default card(
  'shipAbility:heavyweaponturreteod',
  at('after:action', { may: ({ self }) => perform(self, ['rotate'], { as: 'white' }) }),
  onlyFrontOrRear,
  treatArc('missile', 'front', 'singleTurret'),
);
