import { action, card, gain, inMy } from '../words';

/** Action: a ship at range 1 in the front arc gains a tractor token, two if it is in the bullseye arc. */
export default card(
  'shipAbility:spacetugtractorarray',
  action({
    choose: { ship: { is: 'other', range: [1, 1], inMy: 'front' } },
    then: (scene, { ship }) => {
      const tractor = gain(ship, 'tractor', scene.self);
      return inMy(scene, 'bullseye', ship.id) ? [tractor, tractor] : [tractor];
    },
  }),
);
