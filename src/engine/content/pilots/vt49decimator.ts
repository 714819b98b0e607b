import { amount, card, dice, instead, isEndRemoval, isOnReinforcedSide, lay, noted, turn } from '../words';

export default [
  /** Attacking who is on the side of its reinforce token, a focus may become a crit. */
  card(
    'pilot:rearadmiralchiraneau',
    dice({
      as: 'attacker',
      if: scene => isOnReinforcedSide(scene, scene.attack.defender),
      does: turn(['focus'], 'crit', 1),
    }),
  ),

  /** Its attacks at range 0 count as made at range 1. */
  card(
    'pilot:captainoicunn',
    amount('attackRange', { as: 'attacker', if: ({ attack }) => attack.range === 0, by: { set: 1 } }),
  ),

  /** As tokens leave in the End Phase, a charge turns one reinforce token to the other side instead. */
  card(
    'pilot:mornakee',
    ...(['reinforceFore', 'reinforceAft'] as const).map(token =>
      instead('removeToken', {
        name: token,
        cost: { charge: 1 },
        if: scene =>
          scene.effect.token === token && !scene.effect.spent && isEndRemoval(scene) && !noted(scene, 'turned'),
        may: scene => [{ do: 'turnReinforce', ship: scene.self.id, token }, lay(scene, 'turned', 'phase')],
      }),
    ),
  ),
];
