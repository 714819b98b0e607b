import {
  type AttackScene,
  amount,
  at,
  cannot,
  card,
  enemy,
  friend,
  gain,
  instead,
  isLarger,
  isStressed,
  meIn,
  type Ship,
  shipAt,
} from '../words';

const SIDES = ['attacker', 'defender'] as const;

/** The other ship in the attack; null for a remote. */
const foe = (scene: AttackScene, as: (typeof SIDES)[number]): Ship | null =>
  shipAt(scene, as === 'attacker' ? scene.attack.defender : scene.attack.attacker);

export default [
  /** Before attack dice are rolled, a charge jams the enemy ship, unless this one is in its bullseye. */
  card(
    'pilot:captainseevor',
    ...SIDES.map(as =>
      at('before:rollAttack', {
        name: as,
        as,
        cost: { charge: 1 },
        if: scene => {
          const ship = foe(scene, as);
          return ship !== null && !meIn(scene, 'bullseye', ship.id);
        },
        may: scene => [gain(foe(scene, as)!, 'jam', scene.self)],
      }),
    ),
  ),

  /** Against a larger ship, one more die. */
  card(
    'pilot:ahhav',
    amount('attackDice', { as: 'attacker', if: scene => isLarger(scene, scene.attack.defender), by: { add: 1 } }),
    amount('defenseDice', { as: 'defender', if: scene => isLarger(scene, scene.attack.attacker), by: { add: 1 } }),
  ),

  /** Before engaging, a disarm token tractors an enemy at range 1-2 in the bullseye. */
  card(
    'pilot:foremanproach',
    at('before:engage', {
      cost: { gain: 'disarm' },
      choose: { ship: enemy(1, 2, { inMy: 'bullseye' }) },
      may: ({ self }, { ship }) => [gain(ship, 'tractor', self)],
    }),
  ),

  /** A charge: an unstressed friend at range 1 is stressed where it would be disarmed. */
  card(
    'pilot:overseeryushyn',
    instead('gainToken', {
      who: friend(1, 1),
      cost: { charge: 1 },
      if: ({ subject, effect }) => effect.token === 'disarm' && !isStressed(subject),
      may: ({ effect }) => [{ ...effect, token: 'stress' }],
    }),
  ),

  /** A stressed enemy's dice cannot be modified, whether it attacks or defends. */
  card(
    'pilot:lapin',
    ...SIDES.map(as =>
      cannot('modify', {
        name: as,
        as,
        if: scene => {
          const ship = foe(scene, as);
          return scene.dice === (as === 'attacker' ? 'defense' : 'attack') && ship !== null && isStressed(ship);
        },
      }),
    ),
  ),
];
