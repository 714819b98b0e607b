import { assign, at, card, isWingLeader } from '../../words';

/** Before forces are placed, two charges give a friend with a Wing Leader card It’s the Resistance. Such cards are for epic games. */
export default card(
  'upgrade:ga75-crew',
  at('before:setup', {
    cost: { charge: 2 },
    choose: { ship: { is: 'friend' }, also: isWingLeader },
    may: (scene, { ship }) => [assign(scene, ship, 'condition:itstheresistance')],
  }),
);
