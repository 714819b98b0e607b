import { at, cancel, card, countOf, dice, recoverCharge } from '../../words';

/** Defending, two or more hits and crits left: a charge cancels one. A destroyed friend brings it back. */
export default card(
  'upgrade:generalgrievous',
  dice({
    as: 'defender',
    at: 'after:neutralize',
    cost: { charge: 1 },
    if: ({ attack }) => countOf(attack.attackDice, 'hit', 'crit') >= 2,
    does: cancel(['hit', 'crit'], 1, { dice: 'attack' }),
  }),
  at('after:destroyed', { who: { is: 'friend' }, must: scene => [recoverCharge(scene)] }),
);
