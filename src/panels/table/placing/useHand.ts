import { useMemo } from 'react';
import { type LaidPiece, laidBy } from '../../../board/placing/laid';
import { usePlacing } from '../../../board/placing/store';
import { useTable } from '../useTable';

/** What is in hand now, piece by piece, with what speaks against each. */
export function useHand(): readonly LaidPiece[] {
  const { engine, game, decision } = useTable();
  const held = usePlacing(hand => hand.held);
  const pose = usePlacing(hand => hand.pose);
  const rowGap = usePlacing(hand => hand.rowGap);
  const by = usePlacing(hand => hand.by);
  return useMemo(
    () => laidBy(engine, game, decision, { held, pose, rowGap, by }),
    [engine, game, decision, held, pose, rowGap, by],
  );
}
