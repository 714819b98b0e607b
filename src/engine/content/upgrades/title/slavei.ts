import { at, card, flown, isBank, isTurn, mirrored, turnDial } from '../../words';

/** A revealed turn or bank may become the same one in the other direction. */
export default card(
  'upgrade:slavei',
  at('after:reveal', {
    if: scene => isTurn(flown(scene)) || isBank(flown(scene)),
    choose: { oneOf: scene => mirrored(scene) },
    may: ({ self }, { maneuver }) => [turnDial(self, maneuver)],
  }),
);
