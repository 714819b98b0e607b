import { amount, at, card, countOf, inMy, lay } from '../../words';

/** A Force as a ship in the bullseye is attacked: it rolls no more defense dice than there are hits and crits. At range 0 enemies take none. */
export default card(
  'upgrade:predictiveshot',
  at('after:declare', {
    as: 'attacker',
    cost: { force: 1 },
    if: scene => scene.attack.range > 0 && inMy(scene, 'bullseye', scene.attack.defender),
    may: scene => [lay(scene, 'paid', 'attack')],
  }),
  amount('defenseDice', {
    as: 'attacker',
    while: 'paid',
    by: ({ attack }) => ({ max: countOf(attack.attackDice, 'hit', 'crit') }),
  }),
);
