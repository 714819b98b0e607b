import { card, dice, isFriendAt, turn, weaponIn } from '../../words';

/** A charge: a friendly ship or remote at range 0-3 whose attack has no range bonus may turn a hit into a crit. */
export default card(
  'upgrade:tristanwren',
  dice({
    as: 'attacker',
    who: { is: 'any' },
    units: true,
    cost: { charge: 1 },
    if: scene => isFriendAt(scene, scene.attack.attacker, [0, 3]) && !weaponIn(scene).rangeBonus,
    does: turn(['hit'], 'crit', 1),
  }),
);
