import type { Choice, Option } from '../../../../engine/core/decision';
import { rerollLabel } from '../../labels/modifications';
import type { TableNow } from '../../useTable';
import { type AskedNext, askedAfter } from '../askedAfter';
import { pickingIn, shortcutsFor } from './dice';
import { attackFrame } from './underWay';

/** A modification together with the dice that are most often rerolled by it: one press instead of two or three. */
export interface QuickReroll {
  readonly key: string;
  readonly option: Option;
  readonly label: string;
  readonly picks: readonly string[];
  /** The question that it answers beside the one that stands. */
  readonly next: AskedNext;
}

export const choiceOf = ({ picks }: QuickReroll): Choice => ({ picks });

/** None where the modification does not ask which dice. */
export function quickRerolls(table: TableNow, option: Option): readonly QuickReroll[] {
  const { topic } = table.decision!;
  if (option.subject.kind !== 'modification' || topic.kind !== 'modifyDice') return [];
  const next = askedAfter(table, option.key);
  const picking = next && pickingIn(next.decision, topic.dice);
  const attack = next && attackFrame(next.game)?.attack;
  if (!picking || !attack || next.decision.topic.kind !== 'rerollDice') return [];
  const { name } = option.subject;
  const faces = (topic.dice === 'attack' ? attack.attackDice : attack.defenseDice).map(({ face }) => face);
  return shortcutsFor(topic.dice, picking.options, faces, picking.max).map(({ label, picks }) => ({
    key: `${option.key} ${picks.join(' ')}`,
    ...{ option, picks, next, label: rerollLabel(table, name, label) },
  }));
}
