import { card, dice, locksBySide, turn } from '../../words';

/** Against an attacker that its side has locked, one hit becomes a focus. */
export default card(
  'upgrade:sensorjammer-sensor',
  dice({
    as: 'defender',
    if: scene => locksBySide(scene, scene.attack.attacker) > 0,
    does: turn(['hit'], 'focus', 1, { dice: 'attack' }),
  }),
);
