import { at, card, gain, meIn, movedThrough } from '../../words';

/** After a full maneuver through an enemy, that one is strained; so is this ship, in its firing arc. */
export default card(
  'upgrade:starbirdslash',
  at('after:execute', {
    if: ({ fully }) => fully,
    choose: { ship: { is: 'enemy' }, also: movedThrough },
    may: (scene, { ship }) => [
      gain(ship, 'strain', scene.self),
      ...(meIn(scene, 'firing', ship.id) ? [gain(scene.self, 'strain')] : []),
    ],
  }),
);
