import { useCallback, useEffect, useMemo, useState } from 'react';
import { seenOf, useMotion } from '../../../board/motion/player';
import type { GameEvent } from '../../../engine/core/event';
import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { useTold } from '../stage/useTold';

/** The round that the last answer ended, until somebody goes on; null before what it tells has been seen. */
export function useEndedRound(): { readonly round: number | null; readonly close: () => void } {
  const events = useGame(store => store.events);
  const answered = useGame(store => store.lastChange === 'answer');
  const over = useGame(store => store.game === null || store.game.outcome !== null || store.game.practice !== null);
  // It would lie over what somebody came to see again, and be gone before it could be read.
  const replaying = useGame(store => store.replaying);
  const looking = useScreen(screen => screen.looking !== null);
  const told = useTold();
  const [closed, setClosed] = useState<readonly GameEvent[] | null>(null);
  // Whoever looks at a dial has turned to the next round.
  useEffect(() => {
    if (looking) setClosed(events);
  }, [looking, events]);
  const at = useMemo(() => events.findLastIndex(({ type }) => type === 'roundStarted'), [events]);
  const started = events[at];
  const round = started?.type === 'roundStarted' && started.round > 1 ? started.round - 1 : null;
  // The last damage, and tokens that leave, are seen before the next round is.
  const ended = useMotion(motion => seenOf(events, motion) > at);
  const shown = answered && !over && !replaying && !looking && told === null && ended && closed !== events;
  return { round: shown ? round : null, close: useCallback(() => setClosed(events), [events]) };
}
