import { add, card, dice } from '../../words';

/** At attack range 1, on either side, an energy is a focus result. */
export default card(
  'upgrade:bloodcrow-title',
  dice({ as: 'attacker', cost: { energy: 1 }, if: ({ attack }) => attack.range === 1, does: add('focus') }),
  dice({ as: 'defender', cost: { energy: 1 }, if: ({ attack }) => attack.range === 1, does: add('focus') }),
);
