import { type AttackScene, amount, cannot, card, isPrimary } from '../words';

const isClose = (scene: AttackScene) => isPrimary(scene) && scene.attack.range <= 1;

/** A primary attack at range 0-1 has no range bonus and rolls one die fewer. */
export default card(
  'shipAbility:sensorblindspot',
  cannot('applyRangeBonus', { as: 'attacker', if: scene => scene.side === 'attacker' && isClose(scene) }),
  amount('attackDice', { as: 'attacker', if: isClose, by: { add: -1 } }),
);
