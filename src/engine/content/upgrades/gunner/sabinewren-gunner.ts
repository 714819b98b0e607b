import { around, at, card, isPrimary, lay, lessStrain, notedTimes } from '../../words';

/**
 * After a special attack, for each damage card that it dealt the defender, another friendly ship at range 0-3 of that one
 * may remove a strain or stress token.
 */
export default card(
  'upgrade:sabinewren-gunner',
  at('after:attack', {
    as: 'attacker',
    times: 20,
    if: scene => !isPrimary(scene) && notedTimes(scene, 'chosen') < (scene.attack.dealt ?? 0),
    choose: {
      ship: { is: 'friend', has: ['stress', 'strain'] },
      also: (scene, { id }) =>
        notedTimes(scene, 'chosen', id) === 0 &&
        around(scene, scene.attack.defender, { is: 'friend' }, [0, 3]).some(one => one.id === id),
    },
    may: (scene, { ship }) => [lay(scene, 'chosen', 'attack', { on: ship.id }), ...lessStrain(scene, ship)],
  }),
);
