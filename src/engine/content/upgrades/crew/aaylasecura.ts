import { card, dice, friend, inMy, isShip, turn } from '../../words';

/** A friend at range 0-2 attacked by an enemy ship in this ship's bullseye may turn a blank into a focus. */
export default card(
  'upgrade:aaylasecura',
  dice({
    as: 'defender',
    who: friend(0, 2),
    if: scene => isShip(scene.attack.attacker) && inMy(scene, 'bullseye', scene.attack.attacker),
    does: turn(['blank'], 'focus', 1),
  }),
);
