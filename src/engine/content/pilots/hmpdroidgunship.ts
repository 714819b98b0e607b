import {
  acquire,
  at,
  canAcquire,
  card,
  dice,
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

  /** After attacking who is in the front arc, a lock on it; in the bullseye it is strained as well. */
  card(
    'pilot:dgs047',
    at('after:attack', {
      as: 'attacker',
      if: scene => inMy(scene, 'front', scene.attack.defender) && canAcquire(scene, scene.self, scene.attack.defender),
      may: scene => {
        const { self, attack } = scene;
        const ship = inMy(scene, 'bullseye', attack.defender) ? shipAt(scene, attack.defender) : null;
        return [acquire(self, attack.defender), ...(ship ? [gain(ship, 'strain', self)] : [])];
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
      if: scene => scene.how === 'barrelRoll' && isUnsteady(scene),
      must: ({ self }) => [gain(self, 'calculate')],
    }),
    at('after:execute', {
      if: scene => scene.slips === true && isUnsteady(scene),
      must: ({ self }) => [gain(self, 'calculate')],
    }),
  ),
];
