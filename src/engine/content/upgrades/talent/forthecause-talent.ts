import { card, dice, type Face, friend, meant, relieveOne, type Scene, spendResult } from '../../words';

const worn = friend(1, 2, { has: ['strain', 'deplete'] });
const given = (as: 'attacker' | 'defender', face: Face) =>
  dice({
    as,
    name: `${as}:${face}`,
    shares: 'result',
    if: (scene: Scene) => meant(scene, worn).length > 0,
    does: scene => spendResult(face, relieveOne(scene, worn, ['strain', 'deplete'])),
  });

/** Attacking or defending, a result that is no blank may be given up: a friend at range 1-2 may lose a strain or deplete token. */
export default card(
  'upgrade:forthecause-talent',
  ...(['hit', 'crit', 'focus'] as const).map(face => given('attacker', face)),
  ...(['evade', 'focus'] as const).map(face => given('defender', face)),
);
