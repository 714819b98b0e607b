import type { Decision } from '../core/decision';
import type { Reason } from '../core/reason';
import type { Table } from '../core/table';
import { roundPose } from '../geometry/pose';
import { checkPlacement } from '../look/placement';
import { pieceOf } from '../rules/answer';
import { checkPose } from './boundary';

/** While a player still drags: nothing if the piece may lie here, else all that speaks against it. */
export function placementReasons(table: Table, decision: Decision, key: string, raw: unknown): readonly Reason[] {
  const option = decision.options.find(one => one.key === key);
  const pose = checkPose(raw);
  if (decision.ask.kind !== 'place' || !option || !pose.ok) return [{ kind: 'noPlace' }];
  return checkPlacement(table, decision.ask.region, pieceOf(option), roundPose(pose.value));
}
