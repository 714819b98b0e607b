import { at, card, friend, inMy, lockOneOf } from '../../words';

/** A friend at range 0-3 that has defended against an attacker in the firing arc may be strained to lock it. */
export default card(
  'upgrade:wolfpack',
  at('after:attack', {
    as: 'defender',
    who: friend(0, 3),
    cost: { gain: 'strain', of: 'subject' },
    if: scene => inMy(scene, 'firing', scene.attack.attacker),
    may: scene => lockOneOf(scene, scene.subject, [scene.attack.attacker]),
  }),
);
