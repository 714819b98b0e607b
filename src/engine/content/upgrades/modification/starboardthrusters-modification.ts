import { amount, at, card, flown, gain, lay } from '../../words';

/** A charge eases a left turn or left Segnor's loop just revealed. A white left Segnor's loop strains. */
export default card(
  'upgrade:starboardthrusters-modification',
  at('after:reveal', {
    cost: { charge: 1 },
    if: scene => ['turnLeft', 'segnorsLoopLeft'].includes(flown(scene).bearing) && flown(scene).difficulty !== 'blue',
    may: scene => [lay(scene, 'eased', 'maneuver')],
  }),
  amount('difficulty', { while: 'eased', by: { add: -1 } }),
  at('after:execute', {
    if: scene => flown(scene).bearing === 'segnorsLoopLeft' && flown(scene).difficulty === 'white',
    must: ({ self }) => [gain(self, 'strain')],
  }),
);
