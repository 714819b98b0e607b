import { type Ability, at } from '../../core/ability';
import { RED_TOKENS } from '../../core/token';
import { isRemovable } from '../../look/rulings';
import { inFight } from './conditions';
import { lay } from './notes';
import { acquire, canAcquire, gain, transfer } from './tokens';
import { enemy, otherFriend } from './who';

/** After attacking or defending, a calculate token if one was spent in that attack. */
export const recalculates: readonly Ability[] = [
  at('after:spend', {
    if: scene => scene.what === 'calculate' && inFight(scene) !== null,
    remembers: true,
    must: scene => [lay(scene, 'spent', 'attack')],
  }),
  ...(['attacker', 'defender'] as const).map(as =>
    at('after:attack', { name: as, as, while: 'spent', must: ({ self }) => [gain(self, 'calculate')] }),
  ),
];

/** As the Engagement Phase ends, a calculate token for a lock on an enemy ship at range 2-3. */
export const calculatesLock: Ability = at('end:engagement', {
  cost: { spend: 'calculate' },
  choose: { ship: enemy(2, 3), also: (scene, ship) => canAcquire(scene, scene.self, ship.id) },
  may: ({ self }, { ship }) => [acquire(self, ship.id)],
});

/** A red token that comes from an obstacle may go on to a friend at range 0-1. */
export const handsOnObstacles: Ability = at('after:gain', {
  if: scene =>
    scene.from?.kind === 'obstacle' &&
    RED_TOKENS.some(red => red === scene.token) &&
    isRemovable(scene, scene.self, scene.token),
  choose: { ship: otherFriend(0, 1) },
  may: ({ self, token }, { ship }) => transfer(self, ship, token),
});
