import { action, cannotDrop, card, offerDevice, placings } from '../../words';

/** Throws out a cargo, as an action. */
export default card(
  'upgrade:riggedcargochute',
  action({
    cannot: cannotDrop(placings['upgrade:riggedcargochute']),
    then: scene => offerDevice(scene, placings['upgrade:riggedcargochute'], true),
  }),
);
