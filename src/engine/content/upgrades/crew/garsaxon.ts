import { card, dice, initiativeOfUnit, isFriendAt, locksDefender, turn } from '../../words';

/** A friendly ship or remote at range 1-3 of initiative 4 or less turns a focus into a hit against whom this ship has locked. */
export default card(
  'upgrade:garsaxon',
  dice({
    as: 'attacker',
    who: { is: 'any' },
    units: true,
    if: scene => {
      const { attacker } = scene.attack;
      return isFriendAt(scene, attacker, [1, 3]) && initiativeOfUnit(scene, attacker) <= 4 && locksDefender(scene);
    },
    does: turn(['focus'], 'hit', 1),
  }),
);
