import { at, card, flown, lose, type Scene } from '../../words';

const isTense = ({ self }: Scene) => self.tokens.strain === 0 && self.tokens.stress > 0;
const pushed = { cost: { gain: 'strain' }, may: ({ self }: Scene) => [lose(self, 'stress')] } as const;

/** After a red maneuver or action, unstrained: a strain token to be rid of stress. */
export default card(
  'upgrade:pushthelimit-talent',
  at('after:execute', {
    ...pushed,
    if: scene => scene.fully && flown(scene).difficulty === 'red' && isTense(scene),
  }),
  at('after:action', { ...pushed, if: scene => scene.color === 'red' && isTense(scene) }),
);
