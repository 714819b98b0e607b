import { at, card, flown, gain, isStressed } from '../../words';

/** Stressed, with a revealed maneuver that is not blue: two charges are a focus or evade token. */
export default card(
  'upgrade:nightbrother',
  at('after:reveal', {
    cost: { charge: 2 },
    if: scene => flown(scene).difficulty !== 'blue' && isStressed(scene.self),
    choose: {
      oneOf: () => [
        { key: 'focus', token: 'focus' },
        { key: 'evade', token: 'evade' },
      ],
    },
    may: ({ self }, { token }) => [gain(self, token)],
  }),
);
