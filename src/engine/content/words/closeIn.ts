import { type Ability, type At, at, dice } from '../../core/ability';
import type { Who } from '../../core/terms';
import { RED_TOKENS } from '../../core/token';
import { reroll } from './dice';
import { thereNear } from './present';
import { lose } from './tokens';
import { enemy, isAtRange } from './who';

/** Attacking at range 0-1 of the defender, one attack die may be rerolled. */
export const rerollsUpClose: Ability = dice({
  as: 'attacker',
  if: scene => isAtRange(scene, scene.attack.defender, 0, 1),
  does: reroll(1),
});

/** Before one of those meant engages with an enemy ship at range 1 in its front arc, it may remove a red token that is no lock. */
export const shedsRedFaceToFace = (who: Who, counts: (scene: At<'before:engage'>) => boolean = () => true): Ability =>
  at('before:engage', {
    who,
    if: scene => counts(scene) && thereNear(scene, scene.subject.id, enemy(1, 1, { inMy: 'front' })).length > 0,
    choose: { token: RED_TOKENS, of: 'subject' },
    may: ({ subject }, { token }) => [lose(subject, token)],
  });
