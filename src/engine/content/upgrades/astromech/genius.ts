import { at, bombsOn, card, dropBomb } from '../../words';

/** After fully executing a maneuver, a bomb, if no device has been dropped or launched this round. */
export default card(
  'upgrade:genius',
  at('after:execute', {
    if: ({ fully, self }) => fully && !self.round.placedDevice,
    choose: { oneOf: bombsOn },
    may: (scene, { card }) => dropBomb(scene, card),
  }),
);
