import { type Ability, amount, at, may } from '../../core/ability';
import type { Ship } from '../../core/state';
import { type Maneuver, maneuverCode } from '../../core/vocabulary';
import { flown } from './maneuvers';
import { lay, noted } from './notes';

const isRedTallonRoll = ({ bearing, difficulty }: Maneuver): boolean =>
  bearing.startsWith('tallonRoll') && difficulty === 'red';

/** With no more than so many stress tokens, a red Tallon roll that is revealed is white. */
export const whiteTallonRolls = (most: number): readonly Ability[] => {
  const isCalm = ({ tokens }: Ship): boolean => tokens.stress <= most;
  return [
    // Stressed as it may be when it reveals one, it may set one: the card outdoes the rule.
    may('executeRedWhileStressed', {
      if: ({ self, state, maneuver }) => state.phase === 'planning' && isRedTallonRoll(maneuver) && isCalm(self),
    }),
    at('after:reveal', {
      if: scene => isRedTallonRoll(flown(scene)) && isCalm(scene.self),
      must: scene => [lay(scene, 'white', 'maneuver', { value: scene.maneuver })],
    }),
    amount('difficulty', {
      while: 'white',
      if: scene => noted(scene, 'white')?.value === maneuverCode(scene.maneuver),
      by: { add: -1 },
    }),
  ];
};
