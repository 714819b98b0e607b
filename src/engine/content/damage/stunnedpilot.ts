import { at, card, hit } from '../words';

/** A maneuver that met an obstacle hurts once more. */
export default card(
  'damage:stunnedpilot',
  at('after:execute', { if: ({ obstacles }) => obstacles.length > 0, must: scene => [hit(scene)] }),
);
