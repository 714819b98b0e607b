import type { AttackStep, Effect } from '../../../../engine/core/effect';
import type { FrameOf } from '../../../../engine/core/frame';
import type { GameState } from '../../../../engine/core/state';
import { STEPS } from '../../../../engine/rules/attack/declare';

interface SixthOfAttack {
  readonly name: string;
  readonly short?: string;
  readonly parts: readonly AttackStep[];
}

/** The six steps of an attack, under the rulebook's headings, and the parts of each. But for the one under way, some go by a shorter name. */
export const SIX_STEPS: readonly SixthOfAttack[] = [
  { name: 'Declare target', short: 'Declare', parts: ['payCosts'] },
  {
    name: 'Attack dice',
    parts: ['rollAttackDice', 'defenderModifiesAttackDice', 'attackerModifiesAttackDice'],
  },
  {
    name: 'Defense dice',
    parts: ['rollDefenseDice', 'attackerModifiesDefenseDice', 'defenderModifiesDefenseDice'],
  },
  { name: 'Neutralize results', short: 'Neutralize', parts: ['neutralizeResults'] },
  { name: 'Deal damage', short: 'Damage', parts: ['dealDamage'] },
  { name: 'Aftermath', short: 'Aftermath', parts: ['aftermath'] },
];

/** The innermost attack under way, null if there is none. */
export function attackFrame({ agenda }: GameState): FrameOf<'attack'> | null {
  const frame = agenda.findLast(one => one.kind === 'attack');
  return frame?.kind === 'attack' ? frame : null;
}

const PARTS: readonly AttackStep[] = [...STEPS, 'aftermath'];

/** Which of the six steps an attack stands at: the one before what is still to do. */
export function stepNow({ todo }: FrameOf<'attack'>): number {
  const [next] = todo.flatMap(partsIn);
  const part = next ? PARTS[Math.max(0, PARTS.indexOf(next) - 1)] : 'aftermath';
  return SIX_STEPS.findIndex(({ parts }) => part !== undefined && parts.includes(part));
}

function partsIn(effect: Effect): readonly AttackStep[] {
  if (effect.do === 'attackStep') return [effect.step];
  return effect.do === 'enter' && effect.frame.kind === 'step' ? effect.frame.todo.flatMap(partsIn) : [];
}
