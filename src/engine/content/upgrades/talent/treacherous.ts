import { at, cancel, card, dice, recoverCharge } from '../../words';

/** Defending, the charge and a strain token for a ship that obstructs the attack cancel a hit or crit. A ship destroyed at range 0-3 brings it back. */
export default card(
  'upgrade:treacherous',
  dice({
    as: 'defender',
    cost: [{ charge: 1 }, { gain: 'strain', of: { is: 'other', obstructs: true } }],
    does: cancel(['hit', 'crit'], 1, { dice: 'attack' }),
  }),
  at('after:destroyed', { who: { is: 'other', range: [0, 3] }, must: scene => [recoverCharge(scene)] }),
);
