import { amount, at, card, flown, gain, mayRollOneMore, same, transfer } from '../words';

/** In a primary attack one more attack die may be rolled; then the defender rolls one more too. */
const zuckuss = card(
  'pilot:zuckuss',
  ...mayRollOneMore(() => true),
  amount('defenseDice', { as: 'attacker', while: 'one more', by: { add: 1 } }),
);

export default [
  /** A red maneuver fully executed brings a calculate token; at the start of the End Phase a stress token may be handed on. */
  card(
    'pilot:4lom',
    at('after:execute', {
      if: scene => scene.fully && flown(scene).difficulty === 'red',
      must: ({ self }) => [gain(self, 'calculate')],
    }),
    at('start:end', {
      if: ({ self }) => self.tokens.stress > 0,
      choose: { ship: { is: 'other', range: [0, 1] } },
      may: ({ self }, { ship }) => transfer(self, ship, 'stress'),
    }),
  ),
  zuckuss,
  same('pilot:zuckuss-armedanddangerous', zuckuss),
];
