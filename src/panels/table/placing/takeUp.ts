import { keptOnTable } from '../../../board/placing/piece';
import { startOf } from '../../../board/placing/start';
import { usePlacing } from '../../../board/placing/store';
import type { Option } from '../../../engine/core/decision';
import { pieceOf } from '../../../engine/rules/answer';
import type { TableNow } from '../useTable';

/** Takes a piece in hand that the question asks for. One of an interrupted row lies where the row had it. */
export function takeUp({ game, rules, decision }: TableNow, option: Option): void {
  if (decision?.ask.kind !== 'place') return;
  const table = { state: game, rules };
  const piece = pieceOf(option);
  const { plan, take } = usePlacing.getState();
  const planned = plan?.setup === game.setup ? plan.poses[option.key] : undefined;
  const pose = planned ?? startOf(table, decision.ask.region, piece, decision.player);
  const held = { kind: 'option', decision: decision.id, key: option.key, piece } as const;
  take(held, pose, planned === undefined, at => keptOnTable(table, piece, at));
}
