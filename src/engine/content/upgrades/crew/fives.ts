import { at, card, gain, initiativeOfUnit, lay, lift, noted, onThisCard } from '../../words';

/**
 * After an attack that missed a defender of the same initiative or a higher one, an evade or focus token is laid on the card.
 * Before engaging, one of them may be taken.
 */
export default card(
  'upgrade:fives',
  at('after:attack', {
    as: 'attacker',
    if: scene => !scene.hit && initiativeOfUnit(scene, scene.defender) >= initiativeOfUnit(scene, scene.self.id),
    choose: { oneOf: () => (['evade', 'focus'] as const).map(token => ({ key: token, token })) },
    must: (scene, { token }) => [lay(scene, token, 'game')],
  }),
  at('before:engage', {
    choose: { oneOf: scene => onThisCard(scene, ['evade', 'focus']) },
    may: (scene, { token }) => [lift(noted(scene, token)!), gain(scene.self, token)],
  }),
);
