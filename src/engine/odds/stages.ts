import type { DiceChange } from '../core/ability';
import type { AttackStep, Effect, EffectNamed } from '../core/effect';
import type { Attack } from '../core/frame';
import type { PlayerId } from '../core/ids';
import type { GameState } from '../core/state';
import { playerOf } from '../look/ships';
import type { Side } from '../rules/attack/modifications';
import type { Pool } from './dice';
import type { ModifyStep } from './uses';
import { type Ways, waysOf } from './ways';

/**
 * What is ahead of an attack. A side first rerolls, then changes faces: whatever is gained by changing first is gained as
 * well by rerolling first, with more known.
 */
export type Stage =
  | { readonly kind: 'roll'; readonly pool: Pool }
  | (ModifyStep & { readonly kind: 'modify'; readonly what: 'reroll' | 'change' })
  /** Begun, and the dice are still to be picked; or ordered by a card. */
  | (ModifyStep & { readonly kind: 'apply'; readonly does: DiceChange; readonly ways: Ways });

/** Whatever is no reroll comes after them. */
export const whatOf = ({ kind }: DiceChange): 'reroll' | 'change' => (kind === 'reroll' ? 'reroll' : 'change');

export interface Ahead {
  readonly attack: Attack;
  readonly stages: readonly Stage[];
  /** Evades and reinforce are still to come. */
  readonly neutralizes: boolean;
}

const MODIFIES: Partial<Record<AttackStep, ModifyStep>> = {
  defenderModifiesAttackDice: { pool: 'attack', side: 'defender' },
  attackerModifiesAttackDice: { pool: 'attack', side: 'attacker' },
  attackerModifiesDefenseDice: { pool: 'defense', side: 'attacker' },
  defenderModifiesDefenseDice: { pool: 'defense', side: 'defender' },
};

export function stagesOf(step: AttackStep): readonly Stage[] {
  const modifies = MODIFIES[step];
  if (modifies) {
    return [
      { kind: 'modify', what: 'reroll', ...modifies },
      { kind: 'modify', what: 'change', ...modifies },
    ];
  }
  if (step === 'rollAttackDice') return [{ kind: 'roll', pool: 'attack' }];
  return step === 'rollDefenseDice' ? [{ kind: 'roll', pool: 'defense' }] : [];
}

type Coming = EffectNamed<'attackStep'> | EffectNamed<'chooseReroll'> | EffectNamed<'chooseChange'>;

/** What of the innermost attack is still to do, what is being asked first; null once its damage is dealt. */
export function aheadOf(state: GameState): Ahead | null {
  const at = state.agenda.findLastIndex(({ kind }) => kind === 'attack');
  const frame = state.agenda[at];
  if (frame?.kind !== 'attack') return null;
  const { attack } = frame;
  const attacking = playerOf(state, attack.attacker);
  const coming = [
    ...comingIn(state.pending.map(({ from }) => from.effect)),
    ...state.agenda
      .slice(at)
      .reverse()
      .flatMap(({ todo }) => comingIn(todo)),
  ];
  const steps = coming.flatMap(one => (one.do === 'attackStep' ? [one.step] : []));
  if (!steps.includes('dealDamage')) return null;
  return {
    attack,
    stages: coming.flatMap(one => (one.do === 'attackStep' ? stagesOf(one.step) : [applying(one, attacking)])),
    neutralizes: steps.includes('neutralizeResults'),
  };
}

const comingIn = (effects: readonly Effect[]): readonly Coming[] =>
  effects.flatMap(effect => {
    if (effect.do === 'enter') return effect.frame.kind === 'step' ? comingIn(effect.frame.todo) : [];
    return effect.do === 'attackStep' || effect.do === 'chooseReroll' || effect.do === 'chooseChange' ? [effect] : [];
  });

function applying(one: Exclude<Coming, { do: 'attackStep' }>, attacking: PlayerId): Stage {
  const { dice, most, player } = one;
  const side: Side = player === attacking ? 'attacker' : 'defender';
  const does: DiceChange =
    one.do === 'chooseReroll'
      ? { kind: 'reroll', dice, most }
      : { kind: 'change', dice, most, from: one.from, to: one.to };
  return { kind: 'apply', pool: dice, side, does, ways: waysOf(does) };
}
