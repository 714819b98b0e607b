import { action, at, cannot, card, chargesOn, inPerformActionStep, perform } from '../../words';

/** Its action, only in the Perform Action step, spends the charge. Without it the ship is not coordinated, and calculates or locks before it engages. */
export default card(
  'upgrade:passivesensors',
  action({
    cost: { charge: 1 },
    cannot: scene => (inPerformActionStep(scene) ? null : { kind: 'onlyInPerformAction' }),
    then: () => [],
  }),
  cannot('coordinate', { who: { is: 'any' }, if: scene => scene.target === scene.self.id && chargesOn(scene) === 0 }),
  at('before:engage', {
    if: scene => chargesOn(scene) === 0,
    may: ({ self }) => perform(self, ['calculate', 'lock']),
  }),
);
