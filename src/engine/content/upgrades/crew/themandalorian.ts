import { at, card, hasNonRecurringForce, lacksForce, lay, noted, recoverForce } from '../../words';

/** In the End Phase of a round in which it did not defend, recovers one Force that does not recur by itself. */
export default card(
  'upgrade:themandalorian',
  at('after:declare', { as: 'defender', remembers: true, must: scene => [lay(scene, 'defended', 'round')] }),
  at('during:end', {
    if: scene => !noted(scene, 'defended') && hasNonRecurringForce(scene) && lacksForce(scene),
    must: ({ self }) => [recoverForce(self)],
  }),
);
