import { card, dice, isStressed, reroll } from '../../words';

/** Defending unstressed, one focus result is rerolled. */
export default card(
  'upgrade:threatsensors-tech',
  dice({ as: 'defender', if: ({ self }) => !isStressed(self), does: reroll(1, { only: ['focus'] }) }),
);
