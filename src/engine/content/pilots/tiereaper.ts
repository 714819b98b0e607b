import { at, card, dice, isByShipAbility, lacksGreen, perform, skipActionStep, turn } from '../words';

export default [
  /** Against an attacker without green tokens, one blank or focus may become an evade. */
  card(
    'pilot:captainferoph',
    dice({
      as: 'defender',
      if: scene => lacksGreen(scene, scene.attack.attacker),
      does: turn(['blank', 'focus'], 'evade', 1),
    }),
  ),

  /** Against a defender without green tokens, one blank or focus may become a hit. */
  card(
    'pilot:majorvermeil',
    dice({
      as: 'attacker',
      if: scene => lacksGreen(scene, scene.attack.defender),
      does: turn(['blank', 'focus'], 'hit', 1),
    }),
  ),

  /** Having moved by its ailerons it may coordinate; then its Perform Action step is skipped. */
  card(
    'pilot:vizier',
    at('after:move', {
      if: isByShipAbility,
      may: ({ self }) => perform(self, ['coordinate'], { performed: () => [skipActionStep(self)] }),
    }),
  ),
];
