import { type AttackScene, card, dice, GREEN_TOKENS, partly, reroll } from '../../words';

const asRolled = ({ attack }: AttackScene, pool: 'attackDice' | 'defenseDice') =>
  attack[pool].every(die => !die.rerolled);

/** Having rolled dice, may spend a green token to reroll up to two of them. Rerolling is not rolling. */
export default partly(
  'rerolling dice that are rolled outside of attacks',
  card(
    'upgrade:landocalrissian-crew',
    ...GREEN_TOKENS.flatMap(token => [
      dice({
        name: `attacker:${token}`,
        as: 'attacker',
        at: 'rolled',
        shares: 'attacker',
        cost: { spend: token },
        if: scene => asRolled(scene, 'attackDice'),
        does: reroll(2),
      }),
      dice({
        name: `defender:${token}`,
        as: 'defender',
        at: 'rolled',
        shares: 'defender',
        cost: { spend: token },
        if: scene => asRolled(scene, 'defenseDice'),
        does: reroll(2),
      }),
    ]),
  ),
);
