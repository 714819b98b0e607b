import { card, dice, diceToReroll, GREEN_TOKENS, instead, isFirstRoll, reroll, rerollPicked } from '../../words';

/** Having rolled dice, in an attack or not, may spend a green token to reroll up to two of them. Rerolling is not rolling. */
export default card(
  'upgrade:landocalrissian-crew',
  ...GREEN_TOKENS.flatMap(token => [
    dice({
      name: `attacker:${token}`,
      as: 'attacker',
      at: 'rolled',
      shares: 'attacker',
      cost: { spend: token },
      if: ({ attack }) => isFirstRoll(attack.attackDice),
      does: reroll(2),
    }),
    dice({
      name: `defender:${token}`,
      as: 'defender',
      at: 'rolled',
      shares: 'defender',
      cost: { spend: token },
      if: ({ attack }) => isFirstRoll(attack.defenseDice),
      does: reroll(2),
    }),
    instead('applyRoll', {
      name: `spending ${token}`,
      cost: { spend: token },
      choose: { oneOf: scene => diceToReroll(scene, 2, `one ${token} token`) },
      may: (scene, { key }) => rerollPicked(scene, key),
    }),
  ]),
);
