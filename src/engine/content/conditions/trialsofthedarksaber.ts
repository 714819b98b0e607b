import { at, card, dice, isEnemyShip, layPointOf, passOn, pointsAhead, scoreThis, shipAt, spendResult } from '../words';

/**
 * For a crit of an attack at range 0-2 a defender's player who is ahead loses a mission point, which is laid here. Whoever
 * destroys the ship from so near takes the card; at the end of the game its ship scores what lies on it.
 */
export default card(
  'condition:trialsofthedarksaber',
  dice({
    as: 'attacker',
    if: scene => scene.attack.range <= 2 && pointsAhead(scene, scene.attack.defender) > 0,
    does: scene => spendResult('crit', [layPointOf(scene, scene.attack.defender)]),
  }),
  at('after:attack', {
    as: 'defender',
    if: scene => scene.self.destroyed && scene.attack.range <= 2 && isEnemyShip(scene, scene.attack.attacker),
    must: scene => [passOn(scene, shipAt(scene, scene.attack.attacker)!)],
  }),
  at('end:game', { must: scene => [scoreThis(scene)] }),
);
