import { card, dice, turn, usedThis, withThis } from '../../words';

/** When modifying, one or two more charges turn as many focus results to hits. */
export default card(
  'upgrade:seekermissiles-legendsandrelics',
  ...[1, 2].map(charges =>
    dice({
      name: `for ${charges}`,
      as: 'attacker',
      cost: { charge: charges },
      if: scene => withThis(scene) && !usedThis(scene),
      does: turn(['focus'], 'hit', charges),
    }),
  ),
);
