import { at, card, dialsToSense, senseDial } from '../../words';

/** In the System Phase it may look at the dial of a ship at range 0-1, or for a Force at range 0-3. */
export default card(
  'upgrade:sense',
  at('during:system', { choose: { oneOf: dialsToSense }, may: (scene, { ship }) => senseDial(scene, ship) }),
);
