import { at, card, gain, shipAt } from '../../words';

/** Declared the defender, a charge depletes the attacker. */
export default card(
  'upgrade:captive-legendsandrelics',
  at('after:declare', {
    as: 'defender',
    cost: { charge: 1 },
    if: scene => shipAt(scene, scene.attack.attacker) !== null,
    may: scene => [gain(shipAt(scene, scene.attack.attacker)!, 'deplete', scene.self)],
  }),
);
