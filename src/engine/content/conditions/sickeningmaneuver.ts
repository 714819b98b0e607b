import { at, card, flown, may, partly, redKoiogran, removeThis } from '../words';

/** Red maneuvers even while stressed; a revealed straight is flown as a red Koiogran turn. Gone after the maneuver. */
export default partly(
  'banks and turns are not flown as sideslips, for a strain token',
  card(
    'condition:sickeningmaneuver',
    may('executeRedWhileStressed'),
    at('after:reveal', {
      if: scene => flown(scene).bearing === 'straight',
      must: scene => [redKoiogran(scene.self, flown(scene))],
    }),
    at('after:execute', { must: scene => [removeThis(scene)] }),
  ),
);
