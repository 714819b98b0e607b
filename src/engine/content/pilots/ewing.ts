import { at, bonusAttack, card, gain, lay, lift, near, noted, primaries } from '../words';

export default [
  /** At initiative 0 a bonus primary attack on an enemy in the bullseye; then a disarm token as the next Planning begins. */
  card(
    'pilot:corranhorn',
    at('at:initiative', {
      if: ({ initiative }) => initiative === 0,
      may: scene => {
        const targets = near(scene, scene.self.id, { is: 'enemy', inMy: 'bullseye' }).map(({ id }) => id);
        const limit = { weapons: primaries(scene, scene.self), targets };
        return bonusAttack(scene, scene.self, limit, [lay(scene, 'tired', 'game')]);
      },
    }),
    at('start:planning', {
      while: 'tired',
      must: scene => [lift(noted(scene, 'tired')!), gain(scene.self, 'disarm')],
    }),
  ),
];
