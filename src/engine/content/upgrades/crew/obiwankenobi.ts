import { at, card, friend, gain } from '../../words';

/** A Force gives a focus token to a friend at range 0-2 that has spent a focus or evade token. */
export default card(
  'upgrade:obiwankenobi',
  at('after:spend', {
    who: friend(0, 2),
    cost: { force: 1 },
    if: ({ what }) => what === 'focus' || what === 'evade',
    may: ({ subject }) => [gain(subject, 'focus')],
  }),
);
