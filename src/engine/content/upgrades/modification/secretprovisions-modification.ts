import { at, card, isNearEnemyEdge, thisUpgrade } from '../../words';

/** During the End Phase at range 1-3 of the enemy's edge, a charge for two mission points. */
export default card(
  'upgrade:secretprovisions-modification',
  at('during:end', {
    cost: { charge: 1 },
    if: scene => isNearEnemyEdge(scene, 1, 3),
    may: scene => [
      { do: 'score', player: scene.self.player, points: 2, reason: { kind: 'card', card: thisUpgrade(scene) } },
    ],
  }),
);
