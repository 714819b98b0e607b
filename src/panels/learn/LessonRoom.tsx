import { useEffect } from 'react';
import type { Lesson } from '../../lessons/lesson';
import { useGame } from '../../store/game';
import { TableScreen } from '../table/TableScreen';
import { CoachCard } from './CoachCard';
import { useLesson } from './useLesson';

interface Props {
  readonly lesson: Lesson;
  readonly onLesson: (lesson: Lesson) => void;
  readonly onCheck: () => void;
  readonly onGame: () => void;
  readonly onLeave: () => void;
}

/** A lesson at the table, from where it was left until the learner goes. */
export function LessonRoom({ lesson, onLesson, onCheck, onGame, onLeave }: Props) {
  const playing = useGame(store => store.game !== null);
  const problem = useGame(store => store.problem);
  const open = useLesson(store => store.open);
  useEffect(() => {
    open(lesson);
    return () => useLesson.getState().close();
  }, [lesson, open]);
  if (playing) {
    const card = <CoachCard onLesson={onLesson} onCheck={onCheck} onGame={onGame} onLeave={onLeave} />;
    return <TableScreen onLeave={onLeave} lesson coach={card} />;
  }
  return (
    <main className="loading">
      <h1 className="for-screen-readers">Range One</h1>
      <p role="status">{problem ?? 'Laying out the table …'}</p>
      {problem && (
        <p>
          <button type="button" className="accented" onClick={() => open(lesson)}>
            Try again
          </button>{' '}
          <button type="button" className="accented" onClick={onLeave}>
            Back
          </button>
        </p>
      )}
    </main>
  );
}
