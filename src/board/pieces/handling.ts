import type { ObjectId } from '../../engine/core/ids';
import { useScreen } from '../../store/screen';

export interface PieceLook {
  /** It can be chosen now. */
  readonly lit: boolean;
  /** It can be chosen, but is seldom meant: a friend or a rock, when something is locked. */
  readonly seldom?: boolean;
  /** Below 1 for what a fight leaves aside. */
  readonly opacity?: number;
  readonly onPick: (id: ObjectId) => void;
  readonly onPoint: (id: ObjectId | null) => void;
}

/** What any piece does when it is pointed at or picked. */
export const handling = (id: ObjectId, { onPick, onPoint }: PieceLook) => ({
  onClick: () => onPick(id),
  onTap: () => onPick(id),
  onMouseEnter: () => onPoint(id),
  onMouseLeave: () => onPoint(null),
});

/** Whether rail, log or pointer points at a piece. Each asks for itself, so that pointing draws one piece anew and no other. */
export const usePointed = (id: ObjectId): boolean => useScreen(screen => screen.lit.includes(id));
