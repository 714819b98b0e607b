import { at, bonusAttack, card, primaries } from '../../words';

/** After an attack has hit it, a deplete token for a bonus primary attack on the attacker. */
export default card(
  'upgrade:airencracken-gunner',
  at('after:attack', {
    as: 'defender',
    grantsAttack: true,
    cost: { gain: 'deplete' },
    if: ({ hit }) => hit,
    may: scene =>
      bonusAttack(scene, scene.self, { weapons: primaries(scene, scene.self), targets: [scene.attack.attacker] }),
  }),
);
