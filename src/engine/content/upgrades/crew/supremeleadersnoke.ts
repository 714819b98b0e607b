import { anyOf, at, card, enemy, meant, showDial, spendForce } from '../../words';

/** In the System Phase, the dials of any number of enemies beyond range 1 are turned faceup, for a Force each. */
export default card(
  'upgrade:supremeleadersnoke',
  at('during:system', {
    may: scene => [
      anyOf(
        scene,
        scene.self.force,
        meant(scene, enemy(2, Number.POSITIVE_INFINITY))
          .filter(({ dial, revealed }) => dial && !revealed)
          .map(ship => ({ ship: ship.id, then: [spendForce(scene.self, 1), showDial(ship)] })),
      ),
    ],
  }),
);
