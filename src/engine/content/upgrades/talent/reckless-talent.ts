import { actionUnderWay, card, gain, isPerforming, rollFor, type Scene, templates, tightTurns } from '../../words';

const isRed = (scene: Scene) => actionUnderWay(scene)?.color === 'red';
const rolls = (scene: Scene) => [
  rollFor(scene, scene.self, 1, [{ faces: ['hit', 'crit'], then: [gain(scene.self, 'stress')] }]),
];

/** A red boost or barrel roll by a speed 1 turn; then a die: a hit or crit is a stress token. */
export default card(
  'upgrade:reckless-talent',
  templates('boost', { if: scene => isRed(scene) && isPerforming(scene, 'boost'), by: tightTurns, then: rolls }),
  templates('barrelRoll', {
    if: scene => isRed(scene) && isPerforming(scene, 'barrelRoll'),
    by: tightTurns,
    then: rolls,
  }),
);
