import { type AttackScene, card, dice, isEnemyShip, isShip, reroll } from '../../words';

const oneDie = { who: { is: 'any' }, units: true, does: reroll(1, { dice: 'attack' }) } as const;
const isLocked = ({ self, attack: { attacker } }: AttackScene) => isShip(attacker) && self.locks.includes(attacker);

/** While a ship that it has locked attacks, one attack die of its choice is rerolled. */
export default card(
  'upgrade:m9g8',
  dice({ ...oneDie, as: 'defender', if: scene => isLocked(scene) && isEnemyShip(scene, scene.attack.attacker) }),
  // A friend may be locked too.
  dice({ ...oneDie, as: 'attacker', if: scene => isLocked(scene) && !isEnemyShip(scene, scene.attack.attacker) }),
);
