import { at, canPlace, card, notRecovered, offerDevice, placings } from '../../words';

/** During the End Phase, dropped or launched by any speed 3 template. */
export default card(
  'upgrade:drk1probedroids',
  at('during:end', {
    if: scene => canPlace(scene, placings['upgrade:drk1probedroids']),
    may: scene => offerDevice(scene, placings['upgrade:drk1probedroids']),
  }),
  notRecovered,
);
