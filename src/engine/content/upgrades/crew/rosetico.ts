import { type AttackScene, acquire, canAcquire, card, dice, isShip, spendResult, type UnitId } from '../../words';

const FACES = { attacker: ['hit', 'crit', 'focus', 'blank'], defender: ['evade', 'focus', 'blank'] } as const;

/** Attacking or defending, one result may be given up to lock the enemy ship. */
export default card(
  'upgrade:rosetico',
  ...(['attacker', 'defender'] as const).flatMap(as =>
    FACES[as].map(face =>
      dice({
        as,
        name: `${as}:${face}`,
        shares: 'lock',
        // To an attacker a remote is an enemy ship.
        if: scene => (as === 'attacker' || isShip(scene.attack.attacker)) && canLock(scene, theirs(scene, as)),
        does: scene => spendResult(face, [acquire(scene.self, theirs(scene, as))]),
      }),
    ),
  ),
);

const theirs = ({ attack }: AttackScene, as: 'attacker' | 'defender') =>
  as === 'attacker' ? attack.defender : attack.attacker;

const canLock = (scene: AttackScene, unit: UnitId): boolean =>
  !scene.self.locks.includes(unit) && canAcquire(scene, scene.self, unit);
