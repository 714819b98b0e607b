import {
  acquire,
  at,
  barrelRolled,
  canAcquire,
  card,
  dice,
  eachMay,
  gain,
  inMy,
  isOfSlot,
  isStressed,
  otherFriend,
  reroll,
  type Scene,
  shipAt,
  transfer,
} from '../words';

const isUnsteady = ({ self }: Scene): boolean => isStressed(self);

export default [
  /** In a missile or cannon attack, a tractor token off the defender is worth a reroll of up to two dice. */
  card(
    'pilot:geonosianprototype',
    dice({
      as: 'attacker',
      cost: { remove: 'tractor', of: 'opponent' },
      if: scene => isOfSlot(scene, scene.attack.weapon, ['missile', 'cannon']),
      does: reroll(2),
    }),
  ),

  /** After attacking who is in the front arc, a lock on it if it likes; then, in the bullseye, that is strained. */
  card(
    'pilot:dgs047',
    at('after:attack', {
      as: 'attacker',
      if: scene => inMy(scene, 'front', scene.attack.defender),
      must: scene => {
        const { self, attack } = scene;
        const ship = inMy(scene, 'bullseye', attack.defender) ? shipAt(scene, attack.defender) : null;
        const lock = { ship: self.id, way: 'lock', then: [acquire(self, attack.defender)] };
        const lockable = canAcquire(scene, self, attack.defender);
        return [...(lockable ? [eachMay(scene, [lock])] : []), ...(ship ? [gain(ship, 'strain', self)] : [])];
      },
    }),
  ),

  /** Before engaging, a calculate token of another friend at range 0-1 comes over. */
  card(
    'pilot:dgs286',
    at('before:engage', {
      choose: { ship: otherFriend(0, 1, { has: ['calculate'] }) },
      may: ({ self }, { ship }) => transfer(ship, self, 'calculate'),
    }),
  ),

  /** Stressed after a barrel roll or sideslip, it gains a calculate token. */
  card(
    'pilot:onderonoppressor',
    at('after:move', {
      if: scene => barrelRolled(scene) && isUnsteady(scene),
      must: ({ self }) => [gain(self, 'calculate')],
    }),
    at('after:execute', {
      if: scene => scene.slips === true && isUnsteady(scene),
      must: ({ self }) => [gain(self, 'calculate')],
    }),
  ),
];
