import {
  ALL,
  type AttackScene,
  at,
  card,
  changedByThis,
  dice,
  flip,
  friend,
  gain,
  hit,
  inMy,
  isLimited,
  isPrimary,
  isStressed,
  reroll,
  turn,
} from '../../words';

const inBullseye = (scene: AttackScene) => inMy(scene, 'bullseye', scene.attack.defender);
const ordinary = { side: 0, as: 'attacker' } as const;
const perfected = { side: 1, as: 'attacker', if: inBullseye } as const;

/**
 * First side: a non-limited friend at range 0-1 may reroll a blank of a primary attack; if it then misses, the card flips.
 * Perfected: against a ship in the bullseye all focus become hits, for a stress token, and with two of them a hit.
 */
export default card(
  'upgrade:commandermalarus',
  dice({
    ...ordinary,
    name: 'reroll',
    who: friend(0, 1),
    if: scene => isPrimary(scene) && !isLimited(scene, scene.subject),
    does: reroll(1, { only: ['blank'] }),
  }),
  at('after:attack', {
    ...ordinary,
    who: { is: 'friend' },
    if: scene => !scene.hit && changedByThis(scene),
    must: scene => [flip(scene)],
  }),
  dice({ ...perfected, name: 'perfect', must: true, does: turn(['focus'], 'hit', ALL) }),
  // Whether there was a focus result or not.
  at('after:modifyAttack', {
    ...perfected,
    must: scene => [gain(scene.self, 'stress'), ...(isStressed(scene.self) ? [hit(scene)] : [])],
  }),
);
