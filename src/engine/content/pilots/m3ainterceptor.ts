import {
  ALL,
  add,
  allSame,
  at,
  card,
  dice,
  friend,
  gain,
  gainSeveral,
  loseAll,
  meant,
  recoverSpent,
  reroll,
  shipAt,
  spentCharges,
  sufferCrit,
} from '../words';

export default [
  /** Each time after its dice were rolled or rerolled: if all show the same, one more of it. */
  card(
    'pilot:sunnybounder',
    dice({
      as: 'attacker',
      at: 'rolled',
      does: ({ attack }) => {
        const face = allSame(attack.attackDice);
        return face && add(face);
      },
    }),
    dice({
      as: 'defender',
      at: 'rolled',
      does: ({ attack }) => {
        const face = allSame(attack.defenseDice);
        return face && add(face);
      },
    }),
  ),

  /** A friend at range 0-1 that defends may reroll a die. */
  card('pilot:serissu', dice({ as: 'defender', who: friend(0, 1), does: reroll(1) })),

  /** After acquiring a lock, its focus and evade tokens go, and as many come as the locked ship has; an obstacle has none. */
  card(
    'pilot:genesisred',
    at('after:lock', {
      must: scene => {
        const { self, object } = scene;
        const locked = object.startsWith('ship:') ? shipAt(scene, object as `ship:${string}`) : null;
        return (['focus', 'evade'] as const).flatMap(token => [
          ...loseAll(self, token),
          ...gainSeveral(self, token, locked?.tokens[token] ?? 0),
        ]);
      },
    }),
  ),

  /** After an attack missed, whether it attacked or defended, an evade token. */
  card(
    'pilot:laetinashera',
    ...(['attacker', 'defender'] as const).map(as =>
      at('after:attack', { name: as, as, if: ({ hit }) => !hit, must: ({ self }) => [gain(self, 'evade')] }),
    ),
  ),

  /** As the Engagement Phase starts, a disarm token for a charge of one of its upgrades. */
  card(
    'pilot:quinnjast',
    at('start:engagement', {
      cost: { gain: 'disarm' },
      choose: {
        oneOf: scene => [...spentCharges(scene, true), ...spentCharges(scene, false)].filter(({ card: one }) => one),
      },
      may: ({ self }, pick) => [recoverSpent(self, pick)],
    }),
  ),

  /** Attacking or defending, a hit suffered rerolls any dice. */
  card(
    'pilot:inaldra',
    ...(['attacker', 'defender'] as const).map(as => dice({ as, cost: { suffer: 'hit' }, does: reroll(ALL) })),
  ),

  /** After defending, every other ship at range 0 suffers a crit. */
  card(
    'pilot:g4rgorvm',
    at('after:attack', {
      as: 'defender',
      must: scene => meant(scene, { is: 'other', range: [0, 0] }).map(sufferCrit),
    }),
  ),
];
