import { at, card, deployAt, edgesLeft, instead, lay, lift, noted, toReserve } from '../words';

export default [
  /** Fleeing, a charge puts the ship in reserve; at the next Planning Phase it comes back by the edge it left over. */
  card(
    'pilot:moraloeval',
    instead('flee', {
      cost: { charge: 1 },
      may: scene => [
        toReserve(scene.self, scene.effect.from),
        lay(scene, 'left', 'game', { value: edgesLeft(scene).join() }),
      ],
    }),
    at('start:planning', {
      inReserve: true,
      if: scene => noted(scene, 'left') !== null,
      must: scene => [deployAt(scene.self, noted(scene, 'left')!), lift(noted(scene, 'left')!)],
    }),
  ),
];
