import { at, card, oneFasterOrSlower, turnDial } from '../../words';

/** After revealing the dial, it may be turned to the same bearing, faster or slower by one. */
export default card(
  'upgrade:r2a6',
  at('after:reveal', {
    choose: { oneOf: scene => oneFasterOrSlower(scene, scene.maneuver) },
    may: ({ self }, { maneuver }) => [turnDial(self, maneuver)],
  }),
);
