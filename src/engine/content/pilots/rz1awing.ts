import { amount, at, card, changeManeuver, flown, isBank, isTurn, lay, recoverForce } from '../words';

export default [
  /** Without Force, a revealed bank or turn may be flown as a sideslip, one step harder, and a Force comes back. */
  card(
    'pilot:keovenzee',
    at('after:reveal', {
      if: scene => scene.self.force === 0 && (isBank(flown(scene)) || isTurn(flown(scene))),
      may: scene => [
        lay(scene, 'harder', 'activation'),
        changeManeuver(scene.self, flown(scene), { slips: true }),
        recoverForce(scene.self),
      ],
    }),
    amount('difficulty', { while: 'harder', by: { add: 1 } }),
  ),
];
