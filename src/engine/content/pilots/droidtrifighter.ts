import {
  amount,
  anyShip,
  assign,
  at,
  card,
  chargesOn,
  dice,
  enemy,
  flown,
  gain,
  hasHiddenDial,
  isStressed,
  joinLock,
  lockedToSpend,
  locksToJoin,
  lookAtDial,
  relieveOne,
  rerollsForTokens,
  same,
  shipAt,
  spendCharges,
  spendLock,
  turn,
} from '../words';

/** As the Engagement Phase starts, a lock on something at range 1-3 that a friend has locked. */
const dis347 = card(
  'pilot:dis347',
  at('start:engagement', {
    choose: { oneOf: scene => locksToJoin(scene, 1, 3) },
    may: ({ self }, { key }) => [joinLock(self, key)],
  }),
);

const PREY = { is: 'enemy', inMy: 'bullseye' } as const;

const EXPOSED = { is: 'friend', inFoesArc: 'firing' } as const;

export default [
  /** After setup an enemy becomes the prey. */
  card(
    'pilot:fearsomepredator',
    at('after:setup', {
      choose: { ship: { is: 'enemy' } },
      must: (scene, { ship }) => [assign(scene, ship, 'condition:fearfulprey')],
    }),
  ),

  dis347,
  same('pilot:dis347-siegeofcoruscant', dis347),

  /** In the System Phase, the lock on a ship may be spent to look at its dial; one's own are known. */
  card(
    'pilot:phlacarphoccprototype',
    at('during:system', {
      choose: {
        oneOf: scene =>
          lockedToSpend(scene, { is: 'enemy' }).filter(({ ship }) => hasHiddenDial(shipAt(scene, ship!)!)),
      },
      may: (scene, { ship }) => [spendLock(scene.self, ship), ...lookAtDial(scene, ship)],
    }),
  ),
  /** As the Engagement Phase starts with an enemy in the bullseye, a calculate token. */
  card(
    'pilot:phlacarphoccprototype-siegeofcoruscant',
    at('start:engagement', { if: scene => anyShip(scene, PREY), must: ({ self }) => [gain(self, 'calculate')] }),
  ),

  /** After a red maneuver fully executed, an enemy at range 1 is strained, and a stress token may go. */
  card(
    'pilot:volandas',
    at('after:execute', {
      if: scene => scene.fully && flown(scene).difficulty === 'red',
      choose: { ship: enemy(1, 1) },
      may: (scene, { ship }) => [
        gain(ship, 'strain', scene.self),
        ...(isStressed(scene.self) ? relieveOne(scene, { is: 'self' }, ['stress']) : []),
      ],
    }),
  ),

  /** With its charge, initiative 1 in the Engagement Phase; an enemy in the bullseye as that starts costs the charge. */
  card(
    'pilot:disl9b2-legendsandrelics',
    at('start:engagement', {
      if: scene => chargesOn(scene) > 0 && anyShip(scene, PREY),
      must: scene => spendCharges(scene, 1),
    }),
    amount('initiative', {
      if: scene => scene.state.phase === 'engagement' && chargesOn(scene) > 0,
      by: { set: 1 },
    }),
  ),

  /** A calculate token of a friend in the firing arc of the enemy ship makes a focus result a hit, or an evade. */
  card(
    'pilot:dist81',
    dice({ as: 'attacker', cost: { spend: 'calculate', of: EXPOSED }, does: turn(['focus'], 'hit', 1) }),
    dice({ as: 'defender', cost: { spend: 'calculate', of: EXPOSED }, does: turn(['focus'], 'evade', 1) }),
  ),

  /** Any of its dice may be rerolled, each for a deplete token attacking and a strain token defending. */
  card('pilot:dist81-siegeofcoruscant', ...rerollsForTokens),
];
