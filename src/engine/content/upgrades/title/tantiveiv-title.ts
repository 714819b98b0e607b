import { ALL, type AttackScene, allSame, card, dice, friend, reroll } from '../../words';

const PRICES = [{ suffer: 'hit' }, { energy: 2 }] as const;
const onlyBlanks = (results: AttackScene['attack']['attackDice' | 'defenseDice']): boolean =>
  results.length >= 2 && allSame(results) === 'blank';

/** Where a friend at range 0-2 attacks or defends with two or more results, all blank: a hit or two energy, and it rerolls all its dice. */
export default card(
  'upgrade:tantiveiv-title',
  ...PRICES.flatMap(cost => {
    const name = 'suffer' in cost ? 'for a hit' : 'for energy';
    const terms = { shares: 'reroll', who: friend(0, 2), cost, does: reroll(ALL, { exactly: true }) };
    return [
      dice({ ...terms, name: `attacking, ${name}`, as: 'attacker', if: ({ attack }) => onlyBlanks(attack.attackDice) }),
      dice({
        ...terms,
        name: `defending, ${name}`,
        as: 'defender',
        if: ({ attack }) => onlyBlanks(attack.defenseDice),
      }),
    ];
  }),
);
