import { at, card, enemy, friend, lose, near, RED_TOKENS, revealed } from '../../words';

/** Before a friend at range 0-2 engages that revealed speed 1 or more and has an enemy at range 1 in its front arc, it may remove a red token. */
export default card(
  'upgrade:fennrau',
  at('before:engage', {
    who: friend(0, 2),
    if: scene =>
      (revealed(scene.subject)?.speed ?? 0) >= 1 &&
      near(scene, scene.subject.id, enemy(1, 1, { inMy: 'front' })).length > 0,
    choose: { token: RED_TOKENS, of: 'subject' },
    may: ({ subject }, { token }) => [lose(subject, token)],
  }),
);
