import { at, card, flip, flown, friend, gain, greenTokens, perform } from '../../words';

/**
 * First side: a friend at range 0-2 without green tokens that reveals a white maneuver may be stressed for a calculate token;
 * with two stress tokens this flips in the End Phase. Second: after a red maneuver, fully executed, a friend there may
 * calculate or focus as its bar has it, even stressed.
 */
export default card(
  'upgrade:primeministeralmec',
  at('after:reveal', {
    side: 0,
    who: friend(0, 2),
    cost: { gain: 'stress', of: 'subject' },
    if: scene => flown(scene).difficulty === 'white' && greenTokens(scene.subject) === 0,
    may: ({ subject }) => [gain(subject, 'calculate')],
  }),
  at('during:end', { side: 0, if: ({ self }) => self.tokens.stress >= 2, must: scene => [flip(scene)] }),
  at('after:execute', {
    side: 1,
    who: friend(0, 2),
    if: scene => scene.fully && flown(scene).difficulty === 'red',
    may: ({ subject }) => perform(subject, ['calculate', 'focus'], { evenStressed: true, fromBar: true }),
  }),
);
