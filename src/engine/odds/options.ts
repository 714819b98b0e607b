import type { Choice, Decision, Option } from '../core/decision';
import type { Attack } from '../core/frame';
import { gathered } from '../core/list';
import { diceOf, type Side } from '../rules/attack/modifications';
import type { Reckoned } from './attack';
import { type Dice, dieIn } from './dice';
import { canPay } from './ledger';
import { applied, type Move, ordered, used } from './moves';
import type { Stage } from './stages';
import type { Odds, OptionOdds } from './types';

/** What the options of a question about dice lead to. */
interface Choices {
  readonly side: Side;
  /** Every way to go on with this option; none if it is not reckoned with. */
  readonly movesFor: (option: Option) => readonly Move[];
  readonly movesOf: (choice: Choice) => readonly Move[];
  readonly choiceFor: (option: Option, move: Move) => Choice;
}

/** A question about dice is the first stage ahead; null for any other. */
export function choicesIn(reckoned: Reckoned, attack: Attack, decision: Decision): Choices | null {
  const [stage] = reckoned.stages;
  switch (decision.topic.kind) {
    case 'modifyDice':
      return stage?.kind === 'modify' && isAsked(stage, decision) ? modifying(reckoned, stage, decision) : null;
    case 'rerollDice':
    case 'changeDice':
    case 'cancelDice':
      return stage?.kind === 'apply' ? picking(reckoned, attack, stage, decision) : null;
    default:
      return null;
  }
}

/** At a moment between the steps it may be about what is not reckoned with. */
function isAsked({ at, side }: Extract<Stage, { kind: 'modify' }>, { from: { effect } }: Decision): boolean {
  return effect.do === 'changeDiceAt' ? effect.at === at && effect.side === side : at === undefined;
}

/** After a modification the same step goes on; to pass ends it, and both its stages. */
function modifying({ start, uses }: Reckoned, stage: Extract<Stage, { kind: 'modify' }>, decision: Decision): Choices {
  const offered = new Set(decision.options.map(({ key }) => key));
  const all = uses
    .at(stage, start.dice)
    .filter(({ key, prices }) => offered.has(keyOf(key)) && canPay(start.spent, prices));
  const movesFor = ({ key }: Pick<Option, 'key'>): readonly Move[] => {
    const owed = all.filter(({ must }) => must);
    if (key === 'pass') return ordered({ ...start, at: 2 }, stage.pool, owed);
    return gathered(
      all.filter(use => keyOf(use.key) === key),
      use => used(start, stage.pool, use),
    );
  };
  return {
    side: stage.side,
    movesFor,
    movesOf: choice => ('option' in choice ? movesFor({ key: choice.option }) : []),
    choiceFor: ({ key }) => ({ option: key }),
  };
}

const keyOf = (modification: string): string => `mod:${modification}`;

function picking(
  { start }: Reckoned,
  attack: Attack,
  { ways, side, pool }: Extract<Stage, { kind: 'apply' }>,
  decision: Decision,
): Choices {
  const dice = diceOf(attack, pool);
  const moves = applied({ ...start, at: 1 }, pool, ways);
  const dieFor = ({ subject }: Option): Dice => (subject.kind === 'die' ? dieIn(pool, dice[subject.index]!) : 0);
  /** Any dice that look like those picked, this one among them. */
  const picksWith = (first: Option, { picked }: Move): readonly string[] => {
    const picks: string[] = [];
    let left = picked;
    for (const option of [first, ...decision.options.filter(other => other !== first)]) {
      if (!holds(left, dieFor(option))) continue;
      picks.push(option.key);
      left -= dieFor(option);
    }
    return picks;
  };
  return {
    side,
    movesFor: option => moves.filter(({ picked }) => holds(picked, dieFor(option))),
    movesOf: choice => {
      if (!('picks' in choice)) return [];
      const all = decision.options.filter(({ key }) => choice.picks.includes(key)).map(dieFor);
      return moves.filter(({ picked }) => picked === all.reduce((sum, die) => sum + die, 0));
    },
    choiceFor: (option, move) => ({ picks: picksWith(option, move) }),
  };
}

/** Whether among some dice there is one like this. */
const holds = (dice: Dice, one: Dice): boolean => {
  const place = 31 - Math.clz32(one);
  return ((dice >> place) & 7) > 0;
};

/** Each option with the best that comes of it. To pass is thought of first. */
export function oddsOfOptions(
  { solver, oddsFrom }: Reckoned,
  { side, movesFor, choiceFor }: Choices,
  { options }: Decision,
): { readonly best: Choice; readonly options: readonly OptionOdds[] } | null {
  const found = gathered(options, option => {
    const moves = movesFor(option);
    return moves.length > 0 ? [{ option, move: solver.bestOf(moves, side).move }] : [];
  });
  const inOrder = [...found].sort((a, b) => Number(b.option.key === 'pass') - Number(a.option.key === 'pass'));
  if (inOrder.length === 0) return null;
  const { move: best } = solver.bestOf(
    inOrder.map(({ move }) => move),
    side,
  );
  const { option } = inOrder.find(({ move }) => move === best)!;
  const known = new Map<Move, Odds>();
  const oddsOf = (move: Move): Odds => {
    const odds = known.get(move) ?? oddsFrom(move);
    known.set(move, odds);
    return odds;
  };
  return {
    best: choiceFor(option, best),
    options: found.map(one => ({ key: one.option.key, odds: oddsOf(one.move) })),
  };
}
