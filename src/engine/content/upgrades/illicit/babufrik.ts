import {
  at,
  card,
  chargesOn,
  gainTokensHere,
  instead,
  lay,
  ORANGE_TOKENS,
  RED_TOKENS,
  spendCharges,
  tokensHere,
} from '../../words';

/** For a charge a red or orange token is laid here instead of gained. Each System Phase with tokens here costs a charge; without one they are all gained. */
export default card(
  'upgrade:babufrik',
  instead('gainToken', {
    cost: { charge: 1 },
    if: ({ effect }) => [...RED_TOKENS, ...ORANGE_TOKENS].some(token => token === effect.token),
    may: scene => [lay(scene, scene.effect.token, 'game')],
  }),
  at('during:system', {
    if: scene => tokensHere(scene).length > 0,
    must: scene => (chargesOn(scene) > 0 ? spendCharges(scene, 1) : gainTokensHere(scene)),
  }),
);
