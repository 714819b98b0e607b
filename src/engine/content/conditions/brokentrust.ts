import { allies, at, cannot, card, gain, inFight, lay, noted, removeThis, wasDestroyed } from '../words';

/** After defending or attacking, once the defender was dealt a faceup card or destroyed, all is forgiven. */
const forgiven = (as: 'attacker' | 'defender') =>
  at('after:attack', {
    name: as,
    as,
    if: scene => noted(scene, 'faceup') !== null || wasDestroyed(scene, scene.defender),
    must: scene => [removeThis(scene)],
  });

/** Allied to its side, and no friend. Attacking, it stresses each unstressed ally in the attack arc. */
export default card(
  'condition:brokentrust',
  cannot('beFriend'),
  at('after:declare', {
    as: 'attacker',
    must: scene =>
      allies(scene, { inAttackArc: true }).flatMap(ship => (ship.tokens.stress === 0 ? [gain(ship, 'stress')] : [])),
  }),
  at('after:deal', {
    who: { is: 'any' },
    if: scene => scene.faceup && inFight(scene)?.defender === scene.subject.id,
    remembers: true,
    must: scene => [lay(scene, 'faceup', 'attack')],
  }),
  forgiven('attacker'),
  forgiven('defender'),
);
