import {
  assign,
  at,
  card,
  defendsNow,
  hasCondition,
  instead,
  isRecurring,
  lay,
  noted,
  recoverForce,
} from '../../words';

/**
 * After setup the opponent sets two of their ships on the child. The ship's Force does not recover by itself, but one does
 * after defending, if damage was suffered in that attack.
 */
export default card(
  'upgrade:thechild',
  at('after:setup', {
    asks: 'enemy',
    times: 2,
    choose: { ship: { is: 'enemy' }, also: (_, ship) => !hasCondition(ship, 'condition:mercilesspursuit') },
    must: (scene, { ship }) => [assign(scene, ship, 'condition:mercilesspursuit')],
  }),
  instead('recoverForce', { if: isRecurring, must: () => [] }),
  at('after:suffer', { if: scene => defendsNow(scene) !== null, must: scene => [lay(scene, 'hurt', 'attack')] }),
  at('after:attack', {
    as: 'defender',
    if: scene => noted(scene, 'hurt') !== null,
    must: ({ self }) => [recoverForce(self)],
  }),
);
