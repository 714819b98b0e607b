import { add, allSame, card, dice } from '../words';

export default [
  /** Each time after its dice were rolled or rerolled: if all show the same, one more of it. */
  card(
    'pilot:sunnybounder',
    dice({
      as: 'attacker',
      at: 'rolled',
      does: ({ attack }) => {
        const face = allSame(attack.attackDice);
        return face && add(face);
      },
    }),
    dice({
      as: 'defender',
      at: 'rolled',
      does: ({ attack }) => {
        const face = allSame(attack.defenseDice);
        return face && add(face);
      },
    }),
  ),
];
