import type { Face } from '../words';
import {
  anyShip,
  card,
  dice,
  either,
  isFrontAttack,
  isPrimary,
  lay,
  lossesOf,
  noted,
  shipAt,
  spendResult,
} from '../words';

/**
 * In a front arc primary attack on a ship that a friend with Director Krennic has locked, one hit, crit or focus result
 * may be given up: the defender loses a shield or turns a damage card faceup.
 */
const giveUp = (face: Face) =>
  dice({
    name: face,
    as: 'attacker',
    if: scene =>
      isPrimary(scene) &&
      isFrontAttack(scene) &&
      !noted(scene, 'spent') &&
      anyShip(scene, { is: 'friend', equipped: 'upgrade:directorkrennic', locks: scene.attack.defender }),
    does: scene => {
      const defender = shipAt(scene, scene.attack.defender);
      const harm = defender ? either(scene, lossesOf(defender)) : [];
      return harm.length > 0 ? spendResult(face, [lay(scene, 'spent', 'attack'), ...harm]) : null;
    },
  });

export default card('condition:optimizedprototype', giveUp('hit'), giveUp('crit'), giveUp('focus'));
