import { at, card, isMeantAs, lockOneOf, may } from '../../words';

/** Coordinates allied ships as friendly ones. Whom it coordinated may lock an object that this ship has locked. */
export default card(
  'upgrade:greefkarga',
  may('coordinate', {
    if: scene => scene.range >= 1 && scene.range <= 2 && isMeantAs(scene, scene.target, { is: 'ally' }),
  }),
  at('after:coordinated', {
    who: { is: 'other' },
    if: ({ by, self }) => by === self.id,
    may: scene => lockOneOf(scene, scene.subject, scene.self.locks),
  }),
);
