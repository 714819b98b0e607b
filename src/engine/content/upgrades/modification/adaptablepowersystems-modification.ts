import { at, card, flown, isStressed, lose } from '../../words';

/** After a red maneuver fully executed or a red action, a charge and a deplete token for a stress token; before engaging, a charge and a strain token for a deplete token. */
export default card(
  'upgrade:adaptablepowersystems-modification',
  at('after:execute', {
    cost: [{ charge: 1 }, { gain: 'deplete' }],
    if: scene => scene.fully && flown(scene).difficulty === 'red' && isStressed(scene.self),
    may: ({ self }) => [lose(self, 'stress')],
  }),
  at('after:action', {
    cost: [{ charge: 1 }, { gain: 'deplete' }],
    if: ({ color, self }) => color === 'red' && isStressed(self),
    may: ({ self }) => [lose(self, 'stress')],
  }),
  at('before:engage', {
    cost: [{ charge: 1 }, { gain: 'strain' }],
    if: ({ self }) => self.tokens.deplete > 0,
    may: ({ self }) => [lose(self, 'deplete')],
  }),
);
