import { useEffect, useState } from 'react';
import { LESSONS } from '../../lessons';
import { checkOf, positionsWith } from '../../lessons/checks';
import { useGame } from '../../store/game';
import { TableScreen } from '../table/TableScreen';
import { CheckCard } from './CheckCard';
import { useChecks } from './checkProgress';
import { useCheck } from './useCheck';

interface Props {
  /** The lesson whose check it is; null for a review of what was missed. */
  readonly lesson: string | null;
  readonly onLesson: (id: string) => void;
  readonly onGame: () => void;
  readonly onLeave: () => void;
}

/** The check of a lesson, or the review of what was missed in any. */
export function CheckRoom({ lesson, onLesson, onGame, onLeave }: Props) {
  const playing = useGame(store => store.game !== null);
  const problem = useGame(store => store.problem);
  // What is answered rightly leaves the list meanwhile.
  const [positions] = useState(() => (lesson === null ? positionsWith(useChecks.getState().missed) : checkOf(lesson)));
  const open = useCheck(check => check.open);
  useEffect(() => {
    open(positions, lesson);
    return () => useCheck.getState().close();
  }, [positions, lesson, open]);
  const name = lesson === null ? 'Review' : `Check: ${LESSONS.find(({ id }) => id === lesson)?.name}`;
  if (playing) {
    const card = <CheckCard name={name} lesson={lesson} onLesson={onLesson} onGame={onGame} onLeave={onLeave} />;
    return <TableScreen onLeave={onLeave} lesson coach={card} />;
  }
  return (
    <main className="loading">
      <h1 className="for-screen-readers">Range One</h1>
      <p role="status">{problem ?? (positions.length > 0 ? 'Laying out the table …' : 'Nothing to review.')}</p>
      {(problem || positions.length === 0) && (
        <p>
          <button type="button" className="accented" onClick={onLeave}>
            Back
          </button>
        </p>
      )}
    </main>
  );
}
