import { useEffect, useState } from 'react';
import { stillFalling, TIMES } from '../../../board/motion/lasts';
import { useMotion } from '../../../board/motion/player';
import type { Beat } from '../../../board/motion/scene';

/** What of the beat has come to rest: told again only when that changes, not with every frame. */
export interface Tick {
  /** Dice of the pool being rolled that are in the air, by their numbers. */
  readonly falling: readonly number[];
  /** How many dice have been canceled so far. */
  readonly canceled: number;
}

const REST: Tick = { falling: [], canceled: Number.POSITIVE_INFINITY };

function tickAt(beat: Beat | null, time: number): Tick {
  if (beat?.kind === 'dice' && beat.staged) return { ...REST, falling: stillFalling(beat, time) };
  return beat?.kind === 'cancel' ? { ...REST, canceled: Math.floor(time / TIMES.cancel) } : REST;
}

const sameTick = (a: Tick, b: Tick): boolean => a.canceled === b.canceled && a.falling.join() === b.falling.join();

export function useTick(beat: Beat | null): Tick {
  const [known, setKnown] = useState<{ readonly beat: Beat | null; readonly tick: Tick } | null>(null);
  useEffect(() => {
    if (!beat) return;
    return useMotion.getState().onFrame(moment => {
      const tick = tickAt(beat, moment * beat.lasts);
      setKnown(last => (last?.beat === beat && sameTick(last.tick, tick) ? last : { beat, tick }));
    });
  }, [beat]);
  return known && known.beat === beat ? known.tick : tickAt(beat, 0);
}
