import { at, card, gain, isCriticallyDamaged, shipAt } from '../../words';

/** After an attack at range 1-2 has hit a ship without faceup damage cards, each charge strains it. */
export default card(
  'upgrade:tibersaxon',
  at('after:attack', {
    as: 'attacker',
    times: 2,
    cost: { charge: 1 },
    if: scene => {
      const defender = shipAt(scene, scene.attack.defender);
      const near = scene.attack.range === 1 || scene.attack.range === 2;
      return scene.hit && near && defender !== null && !isCriticallyDamaged(defender);
    },
    may: scene => [gain(shipAt(scene, scene.attack.defender)!, 'strain', scene.self)],
  }),
);
