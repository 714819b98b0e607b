import { useEffect } from 'react';
import { LESSON_GROUPS, LESSONS } from '../../lessons';
import { checkOf } from '../../lessons/checks';
import type { Lesson } from '../../lessons/lesson';
import { useRemembering } from '../../store/remembering';
import { WORDS } from '../words';
import { CheckRoom } from './CheckRoom';
import { useChecks } from './checkProgress';
import { LessonRoom } from './LessonRoom';
import { type Progress, useProgress } from './progress';
import './LearnScreen.css';

interface Props {
  /** What is being taken: a lesson by its id, its check as `flying/check`, or `review`; null for all at once. */
  readonly lesson: string | null;
  readonly onLesson: (id: string) => void;
  readonly onList: () => void;
  readonly onUnknown: () => void;
  /** A whole game for one, with a coach. */
  readonly onGame: () => void;
  readonly onStarter: () => void;
  readonly onBack: () => void;
}

const REVIEW = 'review';
const CHECK = 'check';

/** All lessons at once, and the one that is being taken. */
export function LearnScreen({ lesson: part, onLesson, onList, onUnknown, onGame, onStarter, onBack }: Props) {
  const [id, check] = part?.split('/') ?? [];
  const lesson = LESSONS.find(one => one.id === id);
  const isReview = part === REVIEW;
  const isUnknown = part !== null && !isReview && (!lesson || (check !== undefined && check !== CHECK));
  useEffect(() => {
    if (isUnknown) onUnknown();
  });
  const lasts = useRemembering(({ works }) => works);
  /** What comes next is lit: a lesson, and after all of them a game. */
  const next = useProgress(({ of }) => LESSONS.find(({ id }) => !of[id]?.done));
  const done = useProgress(({ of }) => LESSONS.filter(({ id }) => of[id]?.done).length);
  const missed = useChecks(checks => checks.missed.length);
  if (isReview || (lesson && check === CHECK))
    return <CheckRoom key={part} lesson={lesson?.id ?? null} onLesson={onLesson} onGame={onGame} onLeave={onList} />;
  if (lesson) {
    const toCheck = () => onLesson(`${lesson.id}/${CHECK}`);
    return (
      <LessonRoom
        lesson={lesson}
        onLesson={one => onLesson(one.id)}
        onCheck={toCheck}
        onGame={onGame}
        onLeave={onList}
      />
    );
  }
  return (
    <main className="room learn">
      <h1>Learn</h1>
      <p>
        Short lessons at the real table, three to six minutes each. Take them in turn, or open any: each remembers where
        you left it
        {lasts ? '.' : ', until you close this page: this browser remembers nothing for it.'}
      </p>
      <p className="learn-progress">
        <progress value={done} max={LESSONS.length} aria-label="Lessons done" /> {done} of {LESSONS.length} lessons done
      </p>
      {missed > 0 && (
        <section className="lesson lesson-review" aria-label="Review">
          <div>
            <h2>Review</h2>
            <p>{missed === 1 ? 'One position that you missed' : `${missed} positions that you missed`}, once more.</p>
          </div>
          <button type="button" className="plain-button" onClick={() => onLesson(REVIEW)}>
            Review
          </button>
        </section>
      )}
      {LESSON_GROUPS.map(({ name, about, lessons }) => (
        <section key={name} className="lesson-group" aria-label={name}>
          <h2>
            {name} <span>{about}</span>
          </h2>
          <ol className="lessons" start={LESSONS.indexOf(lessons[0]!) + 1}>
            {lessons.map(one => (
              <LessonEntry
                key={one.id}
                lesson={one}
                number={LESSONS.indexOf(one) + 1}
                isNext={one === next}
                onOpen={() => onLesson(one.id)}
                onCheck={() => onLesson(`${one.id}/${CHECK}`)}
              />
            ))}
          </ol>
        </section>
      ))}
      <section className="learn-next">
        <h2>And then?</h2>
        <p>
          After the first three you know enough for a first game: the table keeps the rules, and says why where
          something is not possible. {WORDS.firstScreen.starterAbout}
        </p>
        <p className="learn-buttons">
          <button type="button" className={next ? 'plain-button' : 'accented'} onClick={onGame}>
            First game, with a coach
          </button>
          <button type="button" className="plain-button" onClick={onStarter}>
            Starter game
          </button>
          <button type="button" className="plain-button" onClick={onBack}>
            Back
          </button>
        </p>
      </section>
    </main>
  );
}

interface EntryProps {
  readonly lesson: Lesson;
  readonly number: number;
  readonly isNext: boolean;
  readonly onOpen: () => void;
  readonly onCheck: () => void;
}

function LessonEntry({ lesson, number, isNext, onOpen, onCheck }: EntryProps) {
  const progress = useProgress(({ of }) => of[lesson.id]);
  const firstTry = useChecks(checks => checks.firstTry[lesson.id]);
  const { steps, name, about, minutes } = lesson;
  return (
    <li className="lesson">
      <div>
        <h3>
          {number}. {name}
        </h3>
        <p>{about}</p>
        <p className="lesson-state">
          About {minutes} minutes · {stateOf(progress, steps.length)}
          {firstTry !== undefined && ` · check ${firstTry} of ${checkOf(lesson.id).length}`}
        </p>
      </div>
      <div className="lesson-ways">
        <button
          type="button"
          className={isNext ? 'accented' : 'plain-button'}
          onClick={onOpen}
          aria-label={`${wayIn(progress, steps.length)}: ${name}`}
        >
          {wayIn(progress, steps.length)}
        </button>
        <button type="button" className="plain-button" onClick={onCheck} aria-label={`Check: ${name}`}>
          Check
        </button>
      </div>
    </li>
  );
}

const isUnderWay = (progress: Progress | undefined, steps: number): boolean =>
  progress !== undefined && progress.at > 0 && progress.at < steps;

function stateOf(progress: Progress | undefined, steps: number): string {
  if (!progress) return 'not begun';
  if (!isUnderWay(progress, steps)) return progress.done ? 'done' : 'not begun';
  return `at step ${progress.at + 1} of ${steps}${progress.done ? ', done before' : ''}`;
}

function wayIn(progress: Progress | undefined, steps: number): string {
  if (isUnderWay(progress, steps)) return 'Go on';
  return progress?.done ? 'Again' : 'Begin';
}
