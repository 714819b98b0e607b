import {
  type AttackScene,
  amount,
  at,
  card,
  dice,
  eachMay,
  friend,
  gain,
  hasOnBar,
  isPrimary,
  isTractoredForMe,
  meant,
  perform,
  repairFaceup,
  reroll,
  type Ship,
} from '../words';

const calculators = (scene: AttackScene): readonly Ship[] =>
  meant(scene, { is: 'friend', locks: scene.attack.defender }).filter(ship => hasOnBar(scene, ship, 'calculate'));

export default [
  /** In primary attacks on a tractored defender, up to two dice may be rerolled. */
  card(
    'pilot:chertek',
    dice({ as: 'attacker', if: scene => isPrimary(scene) && isTractoredForMe(scene), does: reroll(2) }),
  ),
  /** In primary attacks on a tractored defender, one more attack die. */
  card(
    'pilot:sunfac',
    amount('attackDice', {
      as: 'attacker',
      if: scene => isPrimary(scene) && isTractoredForMe(scene),
      by: { add: 1 },
    }),
  ),

  /** In the System Phase, for a disarm token, a friend at range 1-2 is tractored, then repairs a faceup Ship card. */
  card(
    'pilot:gorgol',
    at('during:system', {
      cost: { gain: 'disarm' },
      choose: { ship: friend(1, 2) },
      may: (scene, { ship }) => [gain(ship, 'tractor', scene.self), repairFaceup(scene, ship, 'ship')],
    }),
  ),

  /** Once its attack has hit, friends who can calculate and have locked the defender may do so in red. */
  card(
    'pilot:berwerkret',
    at('after:attack', {
      as: 'attacker',
      if: scene => scene.hit && calculators(scene).length > 0,
      must: scene => [
        eachMay(
          scene,
          calculators(scene).map(ship => ({ ship: ship.id, then: perform(ship, ['calculate'], { as: 'red' }) })),
        ),
      ],
    }),
  ),
];
