import { at, card, deployAt, dice, edgesLeft, instead, isPrimary, lay, lift, noted, toReserve, trade } from '../words';

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

  /** After the results of a primary attack are neutralized, a crit may be given up for two hits. */
  card('pilot:bossk', dice({ as: 'attacker', at: 'after:neutralize', if: isPrimary, does: trade('crit', 'hit', 2) })),

  /** The same in any attack. */
  card(
    'pilot:bossk-armedanddangerous',
    dice({ as: 'attacker', at: 'after:neutralize', does: trade('crit', 'hit', 2) }),
  ),
];
