import { anyShip, at, card, enemy, flown, isAdvanced, lockOneOf, may, meant } from '../../words';

const AHEAD = enemy(1, 2, { inMy: 'front' });

/** In a lock action, a charge for any range. After an advanced maneuver fully executed, a charge locks an enemy at range 1-2 ahead. */
export default card(
  'upgrade:homingbeacon-sensor',
  may('lock', { cost: { charge: 1 }, if: ({ action }) => action === true }),
  at('after:execute', {
    cost: { charge: 1 },
    if: scene => scene.fully && isAdvanced(flown(scene)) && anyShip(scene, AHEAD),
    may: scene =>
      lockOneOf(
        scene,
        scene.self,
        meant(scene, AHEAD).map(({ id }) => id),
      ),
  }),
);
