import { at, bonusAttack, card, dice, enemies, gain, inMy, lay, lift, noted, primaries, turn } from '../words';

export default [
  /** At initiative 0 a bonus primary attack on an enemy in the bullseye; then a disarm token as the next Planning begins. */
  card(
    'pilot:corranhorn',
    at('at:initiative', {
      if: ({ initiative }) => initiative === 0,
      may: scene => {
        const targets = enemies(scene).filter(unit => inMy(scene, 'bullseye', unit));
        const limit = { weapons: primaries(scene, scene.self), targets };
        return bonusAttack(scene, scene.self, limit, [lay(scene, 'tired', 'game')]);
      },
    }),
    at('start:planning', {
      while: 'tired',
      must: scene => [lift(noted(scene, 'tired')!), gain(scene.self, 'disarm')],
    }),
  ),

  /** A friend attacks who is in its front arc: a hit may become a crit. */
  card(
    'pilot:gavindarklighter',
    dice({
      as: 'attacker',
      who: { is: 'friend' },
      if: scene => inMy(scene, 'front', scene.attack.defender),
      does: turn(['hit'], 'crit', 1),
    }),
  ),
];
