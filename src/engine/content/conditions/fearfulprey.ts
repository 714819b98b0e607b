import { at, card, defendsNow, gain, isGreenToken, isMeantAs, lay, noted } from '../words';

/** After defending against an enemy Fearsome Predator without having spent a green token, a strain token. */
export default card(
  'condition:fearfulprey',
  at('after:spend', {
    if: scene => isGreenToken(scene.what) && defendsNow(scene) !== null,
    remembers: true,
    must: scene => [lay(scene, 'spent', 'attack')],
  }),
  at('after:attack', {
    as: 'defender',
    if: scene =>
      isMeantAs(scene, scene.attack.attacker, { is: 'enemy', pilot: 'pilot:fearsomepredator' }) &&
      !noted(scene, 'spent'),
    must: ({ self }) => [gain(self, 'strain')],
  }),
);
