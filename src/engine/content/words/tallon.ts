import { type Ability, amount, at } from '../../core/ability';
import { maneuverCode } from '../../core/vocabulary';
import { flown } from './maneuvers';
import { lay, noted } from './notes';

/** With no more than so many stress tokens, a red Tallon roll that is revealed is white. */
export const whiteTallonRolls = (most: number): readonly Ability[] => [
  at('after:reveal', {
    if: scene => {
      const { bearing, difficulty } = flown(scene);
      return bearing.startsWith('tallonRoll') && difficulty === 'red' && scene.self.tokens.stress <= most;
    },
    must: scene => [lay(scene, 'white', 'maneuver', { value: scene.maneuver })],
  }),
  amount('difficulty', {
    while: 'white',
    if: scene => noted(scene, 'white')?.value === maneuverCode(scene.maneuver),
    by: { add: -1 },
  }),
];
