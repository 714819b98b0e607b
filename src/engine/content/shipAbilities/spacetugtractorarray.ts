import { action, card, gainSeveral, inMy } from '../words';

/** Action: a ship at range 1 in the front arc gains a tractor token, two if it is in the bullseye arc. */
export default card(
  'shipAbility:spacetugtractorarray',
  action({
    choose: { ship: { is: 'other', range: [1, 1], inMy: 'front' } },
    then: (scene, { ship }) => gainSeveral(ship, 'tractor', inMy(scene, 'bullseye', ship.id) ? 2 : 1, scene.self),
  }),
);
