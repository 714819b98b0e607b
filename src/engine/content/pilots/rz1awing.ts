import {
  amount,
  at,
  card,
  changeManeuver,
  dice,
  flown,
  isBank,
  isTurn,
  lay,
  may,
  meIn,
  recoverForce,
  turn,
} from '../words';

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

  /** Actions even while stressed, with no more than two stress tokens. */
  card('pilot:tychocelchu', may('actWhileStressed', { if: ({ self }) => self.tokens.stress <= 2 })),

  /** At attack range 1 in the enemy's front arc, one result may become a hit, or an evade. */
  card(
    'pilot:sabinewren-rz1awing',
    dice({
      as: 'attacker',
      if: scene => scene.attack.range === 1 && meIn(scene, 'front', scene.attack.defender),
      does: turn(['blank', 'focus', 'crit'], 'hit', 1),
    }),
    dice({
      as: 'defender',
      if: scene => scene.attack.range === 1 && meIn(scene, 'front', scene.attack.attacker),
      does: turn(['blank', 'focus'], 'evade', 1),
    }),
  ),
];
