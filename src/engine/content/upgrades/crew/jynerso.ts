import { card, friend, instead } from '../../words';

/** A friendly ship at range 0-3 may gain an evade token where it would gain a focus token. */
export default card(
  'upgrade:jynerso',
  instead('gainToken', {
    who: friend(0, 3),
    if: ({ effect }) => effect.token === 'focus',
    may: ({ effect }) => [{ ...effect, token: 'evade' }],
  }),
);
