import { amount, at, card, lay } from '../../words';

/** As the Activation Phase starts, three charges make the red maneuvers of all friends a step easier in it. */
export default card(
  'upgrade:leiaorgana',
  at('start:activation', { cost: { charge: 3 }, may: scene => [lay(scene, 'inspired', 'phase')] }),
  amount('difficulty', {
    who: { is: 'friend' },
    while: 'inspired',
    if: ({ maneuver }) => maneuver.difficulty === 'red',
    by: { add: -1 },
  }),
);
