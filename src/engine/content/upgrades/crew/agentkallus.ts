import { assign, at, card, dice, isMeantIn, turn } from '../../words';

/** After setup an enemy is hunted; attacks on the hunted ship turn a focus into a hit. */
export default card(
  'upgrade:agentkallus',
  at('after:setup', {
    choose: { ship: { is: 'enemy' } },
    must: (scene, { ship }) => [assign(scene, ship, 'condition:hunted')],
  }),
  dice({
    as: 'attacker',
    if: scene => isMeantIn(scene, scene.attack.defender, { is: 'any', condition: 'condition:hunted' }),
    does: turn(['focus'], 'hit', 1),
  }),
);
