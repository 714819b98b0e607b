import { useEffect } from 'react';
import type { Puzzle } from '../../lessons/puzzles/puzzle';
import { useGame } from '../../store/game';
import { TableScreen } from '../table/TableScreen';
import { PuzzleCard } from './PuzzleCard';
import { usePuzzle } from './usePuzzle';
import { PUZZLE_WORDS as words } from './words';

interface Props {
  readonly puzzle: Puzzle;
  readonly day: string | null;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/** A puzzle at the table, until the player goes. */
export function PuzzleRoom({ puzzle, day, onNext, onLeave }: Props) {
  const playing = useGame(store => store.game !== null);
  const problem = useGame(store => store.problem);
  const open = usePuzzle(store => store.open);
  useEffect(() => {
    open(puzzle, day);
  }, [puzzle, day, open]);
  useEffect(() => () => usePuzzle.getState().close(), []);
  if (playing) return <TableScreen onLeave={onLeave} coach={<PuzzleCard onNext={onNext} onLeave={onLeave} />} />;
  return (
    <main className="loading">
      <h1 className="for-screen-readers">Range One</h1>
      <p role="status">{problem ?? 'Laying out the table …'}</p>
      {problem && (
        <p>
          <button type="button" className="accented" onClick={onNext}>
            {words.next}
          </button>{' '}
          <button type="button" className="accented" onClick={onLeave}>
            {words.back}
          </button>
        </p>
      )}
    </main>
  );
}
