import { at, card, enemy, gain, isDeploying, movedThroughObstacle } from '../../words';

/** After a full maneuver through an obstacle, or by which it deployed, an enemy at range 1-2 in the front arc is strained. */
export default card(
  'upgrade:margsablclosure',
  at('after:execute', {
    if: scene => scene.fully && (movedThroughObstacle(scene) || isDeploying(scene)),
    choose: { ship: enemy(1, 2, { inMy: 'front' }) },
    may: ({ self }, { ship }) => [gain(ship, 'strain', self)],
  }),
);
