import { anyShip, at, card, enemy, perform } from '../../words';

/** As the Engagement Phase starts with an enemy at range 0, a red reinforce. */
export default card(
  'upgrade:embo-crew',
  at('start:engagement', {
    if: scene => anyShip(scene, enemy(0, 0)),
    may: ({ self }) => perform(self, ['reinforce'], { as: 'red' }),
  }),
);
