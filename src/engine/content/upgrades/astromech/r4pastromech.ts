import { amount, at, card, flown, isBasic, lay } from '../../words';

/** Before a straight, bank or turn is executed, a charge makes it easier by one step. */
export default card(
  'upgrade:r4pastromech',
  at('before:execute', {
    cost: { charge: 1 },
    if: scene =>
      // What ion and stress tokens have it fly is as hard as it is.
      ['revealed', 'slam'].includes(scene.kind) &&
      isBasic(flown(scene)) &&
      !['blue', 'purple'].includes(flown(scene).difficulty),
    may: scene => [lay(scene, 'eased', 'maneuver')],
  }),
  amount('difficulty', { while: 'eased', by: { add: -1 } }),
);
