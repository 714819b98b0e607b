import { at, card, dice, gainSeveral, isMeantAs, reroll } from '../../words';

/** After setup an enemy gains two stress tokens. Against a stressed attacker one defense die may be rerolled. */
export default card(
  'upgrade:commanderpyre',
  at('after:setup', {
    choose: { ship: { is: 'enemy' } },
    must: ({ self }, { ship }) => gainSeveral(ship, 'stress', 2, self),
  }),
  dice({
    as: 'defender',
    if: scene => isMeantAs(scene, scene.attack.attacker, { is: 'any', has: ['stress'] }),
    does: reroll(1),
  }),
);
