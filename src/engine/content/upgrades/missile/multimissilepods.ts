import { card, inMy, moreDice } from '../../words';

/** A charge for one more die at a ship in the front arc; up to two, for as many dice, at one in the bullseye. */
export default card(
  'upgrade:multimissilepods',
  ...moreDice(scene => {
    const { defender } = scene.attack;
    return inMy(scene, 'bullseye', defender) ? 2 : inMy(scene, 'front', defender) ? 1 : 0;
  }),
);
