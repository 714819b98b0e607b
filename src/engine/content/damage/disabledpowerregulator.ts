import { at, card, gain, repairThis } from '../words';

/** An ion token before engaging, until an ion maneuver repairs it. */
export default card(
  'damage:disabledpowerregulator',
  at('before:engage', { must: ({ self }) => [gain(self, 'ion')] }),
  at('after:execute', { if: ({ kind }) => kind === 'ion', must: scene => [repairThis(scene)] }),
);
