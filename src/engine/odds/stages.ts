import type { DiceChange } from '../core/ability';
import type { AttackStep, Effect, EffectNamed } from '../core/effect';
import type { Attack } from '../core/frame';
import type { PlayerId } from '../core/ids';
import { gathered } from '../core/list';
import type { GameState } from '../core/state';
import { STEPS_OF_ATTACK, type Window } from '../core/window';
import { playerOf } from '../look/ships';
import { STEPS } from '../rules/attack/declare';
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
  /** So are the changes of dice after that. */
  readonly afterwards: boolean;
  /** The windows that will open before damage is dealt. */
  readonly windows: readonly Window[];
}

const MODIFIES: Partial<Record<AttackStep, ModifyStep>> = {
  defenderModifiesAttackDice: { pool: 'attack', side: 'defender' },
  attackerModifiesAttackDice: { pool: 'attack', side: 'attacker' },
  attackerModifiesDefenseDice: { pool: 'defense', side: 'attacker' },
  defenderModifiesDefenseDice: { pool: 'defense', side: 'defender' },
};

export function stagesOf(step: AttackStep): readonly Stage[] {
  const modifies = MODIFIES[step];
  if (modifies) return twice(modifies);
  if (step === 'rollAttackDice') return [{ kind: 'roll', pool: 'attack' }];
  return step === 'rollDefenseDice' ? [{ kind: 'roll', pool: 'defense' }] : [];
}

/** Moments between the steps, with the dice that are counted then: beside the defense dice only hits and crits are known. */
const BETWEEN = { 'after:modifyAttack': 'attack', 'before:neutralize': 'defense' } as const;
export const countedAt = (at: string): Pool | null => BETWEEN[at as keyof typeof BETWEEN] ?? null;

const twice = (step: ModifyStep): readonly Stage[] => [
  { kind: 'modify', what: 'reroll', ...step },
  { kind: 'modify', what: 'change', ...step },
];

/** In player order. */
function stagesAt(state: GameState, { attacker }: Attack, at: keyof typeof BETWEEN): readonly Stage[] {
  const first = playerOf(state, attacker) === state.firstPlayer;
  const sides: readonly Side[] = first ? ['attacker', 'defender'] : ['defender', 'attacker'];
  return gathered(sides, side => twice({ pool: BETWEEN[at], side, at }));
}

/** An attack from its first die to its last. */
export const wholeAttack = (state: GameState, attack: Attack): Ahead => ({
  attack,
  stages: gathered(STEPS, step => [
    ...(step === 'neutralizeResults' ? stagesAt(state, attack, 'before:neutralize') : []),
    ...stagesOf(step),
    ...(step === 'attackerModifiesAttackDice' ? stagesAt(state, attack, 'after:modifyAttack') : []),
  ]),
  neutralizes: true,
  afterwards: true,
  windows: WINDOWS,
});

const isBeforeDamage = (at: Window): boolean => at !== 'after:dealDamage';

const WINDOWS: readonly Window[] = [
  'after:declare' as const,
  ...gathered(STEPS_OF_ATTACK, step => [`before:${step}`, `after:${step}`] as const),
].filter(isBeforeDamage);

type Coming = EffectNamed<
  'attackStep' | 'openStep' | 'changeDiceAt' | 'chooseReroll' | 'chooseChange' | 'chooseCancel'
>;

/** What of the innermost attack is still to do, what is being asked first; null once its damage is dealt. */
export function aheadOf(state: GameState): Ahead | null {
  const at = state.agenda.findLastIndex(({ kind }) => kind === 'attack');
  const frame = state.agenda[at];
  if (frame?.kind !== 'attack') return null;
  const { attack } = frame;
  const attacking = playerOf(state, attack.attacker);
  const coming = [
    ...comingIn(state.pending.map(({ from }) => from.effect)),
    ...gathered(state.agenda.slice(at).reverse(), ({ todo }) => comingIn(todo)),
  ];
  const steps = gathered(coming, one => (one.do === 'attackStep' ? [one.step] : []));
  if (!steps.includes('dealDamage')) return null;
  return {
    attack,
    stages: gathered(coming, one => stagesFor(state, attack, one, attacking)),
    neutralizes: steps.includes('neutralizeResults'),
    afterwards: coming.some(one => 'at' in one && one.at === 'after:neutralize'),
    windows: gathered(coming, one => (one.do === 'openStep' && isBeforeDamage(one.at) ? [one.at] : [])),
  };
}

function stagesFor(state: GameState, attack: Attack, one: Coming, attacking: PlayerId): readonly Stage[] {
  switch (one.do) {
    case 'attackStep':
      return stagesOf(one.step);
    case 'openStep':
      return countedAt(one.at) ? stagesAt(state, attack, one.at as keyof typeof BETWEEN) : [];
    case 'changeDiceAt': {
      const pool = countedAt(one.at);
      return pool ? twice({ pool, side: one.side, at: one.at }) : [];
    }
    default:
      return [applying(one, attacking)];
  }
}

const COMING: readonly string[] = [
  'attackStep',
  'openStep',
  'changeDiceAt',
  'chooseReroll',
  'chooseChange',
  'chooseCancel',
] satisfies Coming['do'][];
const isComing = (effect: Effect): effect is Coming => COMING.includes(effect.do);

const comingIn = (effects: readonly Effect[]): readonly Coming[] =>
  gathered(effects, effect => {
    if (effect.do === 'enter') return effect.frame.kind === 'step' ? comingIn(effect.frame.todo) : [];
    return isComing(effect) ? [effect] : [];
  });

type Picking = Extract<Coming, { readonly most: number }>;

function applying(one: Picking, attacking: PlayerId): Stage {
  const { dice, player } = one;
  const side: Side = player === attacking ? 'attacker' : 'defender';
  const does = changeOf(one);
  return { kind: 'apply', pool: dice, side, does, ways: waysOf(does) };
}

function changeOf(one: Picking): DiceChange {
  const { dice, most } = one;
  switch (one.do) {
    case 'chooseReroll':
      return {
        kind: 'reroll',
        dice,
        most,
        ...(one.only ? { only: one.only } : {}),
        ...(one.exactly ? { exactly: true } : {}),
        ...(one.focus ? { focus: one.focus } : {}),
      };
    case 'chooseChange':
      return { kind: 'change', dice, most, from: one.from, to: one.to, ...(one.focus ? { focus: one.focus } : {}) };
    case 'chooseCancel':
      return { kind: 'cancel', dice, most, faces: one.faces };
  }
}
