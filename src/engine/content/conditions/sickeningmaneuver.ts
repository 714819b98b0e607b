import { at, card, changeManeuver, flown, gain, isBank, isTurn, may, removeThis } from '../words';

/**
 * Red maneuvers even while stressed. A revealed bank or turn is flown as a sideslip, for a strain token; a straight as a
 * red Koiogran turn. Gone after the maneuver.
 */
export default card(
  'condition:sickeningmaneuver',
  may('executeRedWhileStressed'),
  at('after:reveal', {
    name: 'sideslip',
    if: scene => isBank(flown(scene)) || isTurn(flown(scene)),
    must: scene => [gain(scene.self, 'strain'), changeManeuver(scene.self, flown(scene), { slips: true })],
  }),
  at('after:reveal', {
    if: scene => flown(scene).bearing === 'straight',
    must: scene => [changeManeuver(scene.self, { ...flown(scene), bearing: 'koiogranTurn', difficulty: 'red' })],
  }),
  at('after:execute', { must: scene => [removeThis(scene)] }),
);
