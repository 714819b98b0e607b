import { assign, at, card, forceWhenHurt, hasCondition, instead, isRecurring } from '../../words';

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
  ...forceWhenHurt,
);
