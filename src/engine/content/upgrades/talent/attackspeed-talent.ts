import { at, boostStraight, card, flown } from '../../words';

/** After fully executing a 3 or 4 straight, a boost straight ahead that is no action. */
export default card(
  'upgrade:attackspeed-talent',
  at('after:execute', {
    if: scene => {
      const { bearing, speed } = flown(scene);
      return scene.fully && bearing === 'straight' && (speed === 3 || speed === 4);
    },
    may: ({ self }) => boostStraight(self),
  }),
);
