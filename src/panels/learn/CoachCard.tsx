import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LESSONS } from '../../lessons';
import type { Lesson, LessonStep } from '../../lessons/lesson';
import { presses } from '../../store/presses';
import { useScreen } from '../../store/screen';
import { useSettings } from '../../store/settings';
import { Icon } from '../Icon';
import { isInMenu } from './places';
import { Choosing, Objection, Praise } from './Said';
import { Spotlight } from './Spotlight';
import { useLesson } from './useLesson';
import './CoachCard.css';

interface Props {
  readonly onLesson: (lesson: Lesson) => void;
  readonly onCheck: () => void;
  readonly onGame: () => void;
  readonly onLeave: () => void;
}

/** The lesson beside the table: where one is, what this is, and the one thing to do. */
export function CoachCard({ onLesson, onCheck, onGame, onLeave }: Props) {
  const lesson = useLesson(store => store.lesson);
  const at = useLesson(({ told }) => told.at);
  const card = useRef<HTMLElement>(null);
  // A new step is read from its beginning.
  useEffect(() => {
    if (card.current) card.current.scrollTop = 0;
  }, [at]);
  useStepAsked(at);
  if (!lesson) return null;
  const step = lesson.steps[at];
  return (
    <section ref={card} className="coach-card" aria-label={`Lesson: ${lesson.name}`} data-covers>
      <header>
        <h2>{lesson.name}</h2>
        <span className="coach-count">{step ? `${at + 1} of ${lesson.steps.length}` : 'Done'}</span>
        <progress value={at} max={lesson.steps.length} aria-label="How far you have come" />
      </header>
      {step ? (
        <Step key={at} step={step} onLeave={onLeave} />
      ) : (
        <End lesson={lesson} onLesson={onLesson} onCheck={onCheck} onGame={onGame} onLeave={onLeave} />
      )}
    </section>
  );
}

/** A step is to be read before it is left: a second press of Next must not open the next lesson. */
function useStepAsked(at: number): void {
  const steady = useSettings(settings => settings.steady);
  useLayoutEffect(() => {
    if (!steady) return;
    presses.asked(`step ${at} of a lesson`, performance.now());
    return () => presses.rest();
  }, [at, steady]);
}

interface StepProps {
  readonly step: LessonStep;
  readonly onLeave: () => void;
}

function Step({ step, onLeave }: StepProps) {
  const { at, praise } = useLesson(({ told }) => told);
  const seeing = useLesson(({ at: now, told }) => now !== told.at);
  const next = useLesson(lesson => lesson.next);
  const back = useLesson(lesson => lesson.back);
  const choose = useLesson(lesson => lesson.choose);
  useLit(step);
  const [inMenu, setInMenu] = useState(false);
  useLayoutEffect(() => void setInMenu(isInMenu(step.light)), [step]);
  return (
    <>
      <div aria-live="polite" aria-atomic="true">
        <Praise words={praise} />
        <h3>{step.title}</h3>
        <p>{step.says}</p>
        {step.todo && (
          <p className="coach-todo">
            <Icon name="play" /> <strong>{step.todo}</strong>
            {inMenu && ' (In the menu, at the top right.)'}
          </p>
        )}
      </div>
      {step.task.kind === 'choose' && <Choosing answers={step.task.answers} onChoose={choose} />}
      <Objection />
      <div className="coach-buttons">
        {step.task.kind === 'read' && (
          <button type="button" className="accented" onClick={next}>
            Next
          </button>
        )}
        {at > 0 && (
          <button type="button" onClick={back}>
            Back
          </button>
        )}
        <button type="button" onClick={onLeave}>
          Leave
        </button>
      </div>
      {step.light && !seeing && <Spotlight light={step.light} />}
    </>
  );
}

/** Pieces and answers are lit on the board as well. */
function useLit({ light }: LessonStep): void {
  const show = useScreen(screen => screen.show);
  useEffect(() => {
    if (!light) return;
    if ('option' in light) show({ pointed: light.option });
    if ('piece' in light) show({ lit: [light.piece] });
  }, [light, show]);
}

function End({ lesson, onLesson, onCheck, onGame, onLeave }: { readonly lesson: Lesson } & Props) {
  const open = useLesson(store => store.open);
  const praise = useLesson(({ told }) => told.praise);
  const following = LESSONS[LESSONS.indexOf(lesson) + 1];
  return (
    <>
      <div aria-live="polite">
        <Praise words={praise} />
        <h3>That was it</h3>
        <p>{lesson.done}</p>
      </div>
      <div className="coach-buttons">
        <button type="button" className="accented" onClick={onCheck}>
          Check yourself
        </button>
        {following && (
          <button type="button" onClick={() => onLesson(following)}>
            Next lesson: {following.name}
          </button>
        )}
        {!following && (
          <button type="button" className="accented" onClick={onGame}>
            First game, with a coach
          </button>
        )}
        <button type="button" onClick={onLeave}>
          All lessons
        </button>
        <button type="button" onClick={() => open(lesson, true)}>
          Again
        </button>
      </div>
    </>
  );
}
