import { useEffect } from 'react';
import { LESSON_GROUPS, LESSONS } from '../../lessons';
import type { Lesson } from '../../lessons/lesson';
import { useRemembering } from '../../store/remembering';
import { WORDS } from '../words';
import { LessonRoom } from './LessonRoom';
import { type Progress, useProgress } from './progress';
import './LearnScreen.css';

interface Props {
  /** The one that is being taken, by its id; null for all at once. */
  readonly lesson: string | null;
  readonly onLesson: (id: string) => void;
  readonly onList: () => void;
  readonly onUnknown: () => void;
  readonly onStarter: () => void;
  readonly onBack: () => void;
}

/** All lessons at once, and the one that is being taken. */
export function LearnScreen({ lesson: id, onLesson, onList, onUnknown, onStarter, onBack }: Props) {
  const lesson = LESSONS.find(one => one.id === id);
  const isUnknown = id !== null && !lesson;
  useEffect(() => {
    if (isUnknown) onUnknown();
  });
  const lasts = useRemembering(({ works }) => works);
  /** What comes next is lit: a lesson, and after all of them a game. */
  const next = useProgress(({ of }) => LESSONS.find(({ id }) => !of[id]?.done));
  const done = useProgress(({ of }) => LESSONS.filter(({ id }) => of[id]?.done).length);
  if (lesson) return <LessonRoom lesson={lesson} onLesson={next => onLesson(next.id)} onLeave={onList} />;
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
          <button type="button" className={next ? 'plain-button' : 'accented'} onClick={onStarter}>
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
}

function LessonEntry({ lesson, number, isNext, onOpen }: EntryProps) {
  const progress = useProgress(({ of }) => of[lesson.id]);
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
        </p>
      </div>
      <button
        type="button"
        className={isNext ? 'accented' : 'plain-button'}
        onClick={onOpen}
        aria-label={`${wayIn(progress, steps.length)}: ${name}`}
      >
        {wayIn(progress, steps.length)}
      </button>
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
