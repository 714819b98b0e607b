import type { Engine } from '../../engine';
import type { Decision } from '../../engine/core/decision';
import { isShipId, type PlayerId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import type { Reason } from '../../engine/core/reason';
import type { GameState } from '../../engine/core/state';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { sizeOf } from '../../engine/look/ships';
import { pieceOf } from '../../engine/rules/answer';
import { refereeProblem } from '../../engine/rules/refereeProblem';
import type { Handheld } from './piece';
import { rowOffsets, rowPoses } from './row';
import type { Held } from './store';

/** A piece where the hand holds it, and what speaks against letting go. */
export interface LaidPiece {
  /** The answer that puts it there; null for a referee's hand. */
  readonly key: string | null;
  readonly piece: Handheld;
  readonly pose: Pose;
  /** In the rules' terms, and for a referee's hand as a sentence. */
  readonly reasons: readonly Reason[];
  readonly problem: string | null;
}

export const mayLie = ({ reasons, problem }: LaidPiece): boolean => reasons.length === 0 && problem === null;

interface InHand {
  readonly held: Held | null;
  readonly pose: Pose;
  readonly rowGap: number | null;
  readonly by: PlayerId;
}

/** What lies in hand for this question, or for the referee; nothing if the question has changed meanwhile. */
export function laidBy(
  engine: Engine,
  game: GameState,
  decision: Decision | null,
  { held, pose, rowGap, by }: InHand,
): readonly LaidPiece[] {
  if (!held) return [];
  const table = { state: game, rules: engine.rules };
  if (held.kind === 'piece') {
    const { piece } = held;
    const problem = refereeProblem(table, { player: by, referee: { kind: 'move', piece, pose } });
    return [{ key: null, piece, pose, reasons: [], problem }];
  }
  if (decision?.id !== held.decision) return [];
  const check = (key: string, piece: Handheld, at: Pose): LaidPiece => ({
    ...{ key, piece, pose: at, problem: null },
    reasons: engine.checkPlacement(game, decision, key, at),
  });
  if (rowGap === null) return [check(held.key, held.piece, pose)];
  const abreast = decision.options.map(option => ({ key: option.key, piece: pieceOf(option) }));
  const widths = abreast.map(({ piece }) => (isShipId(piece) ? BASE_LENGTH[sizeOf(table, piece)] : 0));
  const poses = rowPoses(pose, rowOffsets(widths, rowGap));
  return abreast.map(({ key, piece }, index) => check(key, piece, poses[index]!));
}
