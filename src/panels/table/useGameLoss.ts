import { useMemo } from 'react';
import { useGame } from '../../store/game';
import type { Loss } from '../leaving';
import { heldBackWords } from '../saves/fileWords';
import { exportTable } from './bar/exportTable';

/** The game on the table, if it is lost by leaving: even a file that was asked for may not have been kept. */
export function useGameLoss(): Loss | null {
  const problem = useGame(({ saving }) => (typeof saving === 'object' && saving.loses ? saving.problem : null));
  const held = useGame(({ game }) => game && heldBackWords(game));
  return useMemo(
    () => (problem === null ? null : { problem: held ? `${problem} ${held}` : problem, saveAsFile: exportTable }),
    [problem, held],
  );
}
