import { at, cannot, card, perform } from '../words';

/** The turret never points to the rear. After fully executing a maneuver, a tractor token for a rotate action. */
export default card(
  'shipAbility:pinpointtractorarray',
  at('after:execute', {
    cost: { gain: 'tractor' },
    if: ({ fully }) => fully,
    may: ({ self }) => perform(self, ['rotate']),
  }),
  cannot('pointTurret', { if: ({ arc }) => arc === 'rear' }),
);
