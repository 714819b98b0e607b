import { ALL, allSame, card, dice, type Results, reroll } from '../../words';

const onlyBlanks = (pool: Results) => (pool.length > 1 && allSame(pool) === 'blank' ? reroll(ALL) : null);

/** With two or more results, all blank, any of them may be rerolled. */
export default card(
  'upgrade:heroic',
  dice({ as: 'attacker', does: ({ attack }) => onlyBlanks(attack.attackDice) }),
  dice({ as: 'defender', does: ({ attack }) => onlyBlanks(attack.defenseDice) }),
);
