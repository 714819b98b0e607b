import { at, card, rotateTurret } from '../../words';

/** As the Engagement Phase starts, a Force and a deplete token turn the turret. */
export default card(
  'upgrade:lukeskywalker',
  at('start:engagement', { cost: [{ force: 1 }, { gain: 'deplete' }], may: ({ self }) => rotateTurret(self) }),
);
