import { useEffect } from 'react';
import { useGame } from '../../store/game';
import { hasTable } from '../../store/seats';
import { openDesk } from './desk';
import { playSeats } from './driver';

/** The table plays its sides while this is on the screen. */
export function useSeats(): void {
  const plays = useGame(({ options, game }) => game !== null && hasTable(options));
  useEffect(() => {
    if (!plays) return;
    const stop = playSeats(openDesk);
    return () => stop();
  }, [plays]);
}
