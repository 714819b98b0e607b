import { amount, card, isPrimary, redOrOrangeTokens, shipAt } from '../../words';

/** Primary attacks on a ship with a red or orange token, a lock aside, roll one die more. */
export default card(
  'upgrade:landosmillenniumfalcon-title',
  amount('attackDice', {
    as: 'attacker',
    if: scene => {
      const defender = shipAt(scene, scene.attack.defender);
      return isPrimary(scene) && defender !== null && redOrOrangeTokens(defender) > 0;
    },
    by: { add: 1 },
  }),
);
