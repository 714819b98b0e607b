import { LESSONS } from '../../lessons';
import type { Position } from '../../lessons/lesson';
import { Choosing, Objection, Praise } from './Said';
import { useCheck } from './useCheck';
import './CoachCard.css';

interface Props {
  readonly name: string;
  /** The lesson that it belongs to; null for a review. */
  readonly lesson: string | null;
  readonly onLesson: (id: string) => void;
  readonly onGame: () => void;
  readonly onLeave: () => void;
}

/** A check beside the table: what is asked, and what is said to the answer. */
export function CheckCard({ name, lesson, onLesson, onGame, onLeave }: Props) {
  const positions = useCheck(({ positions: all }) => all);
  const at = useCheck(({ at: now }) => now);
  const position = positions[at];
  return (
    <section className="coach-card" aria-label={name} data-covers>
      <header>
        <h2>{name}</h2>
        <span className="coach-count">{position ? `${at + 1} of ${positions.length}` : 'Done'}</span>
        <progress value={at} max={positions.length} aria-label="How far you have come" />
      </header>
      {position ? (
        <Asked key={position.id} position={position} onLeave={onLeave} />
      ) : (
        <End lesson={lesson} onLesson={onLesson} onGame={onGame} onLeave={onLeave} />
      )}
    </section>
  );
}

function Asked({ position, onLeave }: { readonly position: Position; readonly onLeave: () => void }) {
  const solved = useCheck(check => check.solved);
  const choose = useCheck(check => check.choose);
  const next = useCheck(check => check.next);
  const { says, todo, task } = position;
  return (
    <>
      <div aria-live="polite">
        <p>{says}</p>
        <p className="coach-todo">
          <strong>{todo}</strong>
        </p>
        <Praise words={solved} />
      </div>
      {task.kind === 'choose' && solved === null && <Choosing answers={task.answers} onChoose={choose} />}
      <Objection />
      <div className="coach-buttons">
        {solved !== null && (
          <button type="button" className="accented" onClick={next}>
            Next
          </button>
        )}
        <button type="button" onClick={onLeave}>
          Leave
        </button>
      </div>
    </>
  );
}

function End({ lesson, onLesson, onGame, onLeave }: Omit<Props, 'name'>) {
  const { positions, firstTry } = useCheck();
  const following = lesson === null ? undefined : LESSONS[LESSONS.findIndex(({ id }) => id === lesson) + 1];
  const all = firstTry === positions.length;
  return (
    <>
      <div aria-live="polite">
        <h3>{all ? 'All at the first try' : `${firstTry} of ${positions.length} at the first try`}</h3>
        <p>{all ? 'That sits.' : 'What you missed comes back in the review, on the page of all lessons.'}</p>
      </div>
      <div className="coach-buttons">
        {following && (
          <button type="button" className="accented" onClick={() => onLesson(following.id)}>
            Next lesson: {following.name}
          </button>
        )}
        {lesson !== null && !following && (
          <button type="button" className="accented" onClick={onGame}>
            First game, with a coach
          </button>
        )}
        <button type="button" className={lesson === null ? 'accented' : ''} onClick={onLeave}>
          All lessons
        </button>
      </div>
    </>
  );
}
