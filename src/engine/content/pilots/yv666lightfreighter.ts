import {
  at,
  atRange,
  card,
  deployAt,
  dice,
  edgesLeft,
  gain,
  greenToSpend,
  instead,
  isPrimary,
  isStressed,
  lay,
  lift,
  lockedToSpend,
  noted,
  spendLock,
  spendToken,
  toReserve,
  trade,
} from '../words';

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

  /** As the Engagement Phase starts, the lock on a ship at range 1 may be spent to tractor it. */
  card(
    'pilot:lattsrazzi',
    at('start:engagement', {
      choose: { oneOf: scene => lockedToSpend(scene, { is: 'other', range: [1, 1] }) },
      may: ({ self }, { ship }) => [spendLock(self, ship), gain(ship, 'tractor', self)],
    }),
  ),

  /** Before engaging, a charge and a green token stress another ship at range 0-1 that is not stressed. */
  card(
    'pilot:doctoraphra',
    at('before:engage', {
      cost: { charge: 1 },
      choose: {
        oneOf: scene =>
          greenToSpend(
            scene,
            atRange(scene, 0, 1).filter(ship => !isStressed(ship)),
          ),
      },
      may: ({ self }, { ship, token }) => [spendToken(self, token), gain(ship, 'stress', self)],
    }),
  ),
];
