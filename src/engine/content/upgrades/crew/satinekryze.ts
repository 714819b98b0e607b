import { at, card, eachMay, gain, meant } from '../../words';

/** As the Engagement Phase starts, two charges: each friend may take a focus with a deplete token, or an evade with a disarm token. */
export default card(
  'upgrade:satinekryze',
  at('start:engagement', {
    cost: { charge: 2 },
    may: scene => [
      eachMay(
        scene,
        meant(scene, { is: 'friend' }).flatMap(ship => [
          { ship: ship.id, way: 'focus and deplete', then: [gain(ship, 'deplete'), gain(ship, 'focus')] },
          { ship: ship.id, way: 'evade and disarm', then: [gain(ship, 'disarm'), gain(ship, 'evade')] },
        ]),
      ),
    ],
  }),
);
