import { useEffect, useLayoutEffect, useRef } from 'react';
import { useCamera } from '../../board/camera';
import { onBoard } from '../../board/scale';
import { boxAround } from '../../board/view';
import { resultOf, type Sight } from '../../lessons/eye/sight';
import { afterFrame } from '../afterFrame';
import { EyeChart } from './EyeChart';
import { useTurns } from './kept';
import { useEye } from './useEye';
import { answersOf, questionOf, resultWords, truthOf, EYE_WORDS as words } from './words';
import '../learn/CoachCard.css';
import '../drills/DrillCard.css';
import './eye.css';

/** The look that is asked for, beside the table; then what the ruler says; at the end how it went. */
export function EyeCard({ onLeave }: { readonly onLeave: () => void }) {
  const sights = useEye(store => store.sights);
  const answers = useEye(store => store.answers);
  const shown = useEye(store => store.shown);
  const over = useEye(store => store.over);
  const number = answers.length + (shown ? 0 : 1);
  useFraming(sights[number - 1] ?? null);
  return (
    <section className="coach-card drill-card eye-card drill-over" aria-label={words.title} data-covers>
      <header>
        <h2>{over ? words.result : words.title}</h2>
        {!over && <span className="coach-count">{number} of 10</span>}
      </header>
      {over ? <Over /> : shown ? <Truth /> : sights[answers.length] && <Look />}
      <div className="coach-buttons">
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </section>
  );
}

/** Room around what is looked at, in millimetres. */
const AROUND = 60;

/** Both ships are in sight, as large as there is room. */
function useFraming(sight: Sight | null): void {
  useEffect(() => {
    if (!sight) return;
    const { mine, other, end } = sight;
    const places = [mine, other, ...(end ? [end] : [])].map(onBoard);
    return afterFrame(() => {
      const camera = useCamera.getState();
      camera.release();
      camera.frame(boxAround(places, AROUND));
    });
  }, [sight]);
}

function Look() {
  const sight = useEye(({ sights, answers }) => sights[answers.length]!);
  const answer = useEye(store => store.answer);
  const head = useRef<HTMLParagraphElement>(null);
  // Whoever plays by keys finds the next question under their fingers.
  useLayoutEffect(() => void head.current?.focus({ preventScroll: true }), [sight]);
  return (
    <>
      <p ref={head} tabIndex={-1} className="eye-question">
        {questionOf(sight)}
      </p>
      <div className="eye-answers">
        {answersOf(sight).map((name, at) => (
          <button key={name} type="button" onClick={() => answer(at)}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

function Truth() {
  const sights = useEye(store => store.sights);
  const answers = useEye(store => store.answers);
  const next = useEye(store => store.next);
  const last = answers.length - 1;
  const sight = sights[last]!;
  const answer = answers[last]!;
  const isRight = answer === sight.right;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => void button.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p className="eye-question">{questionOf(sight)}</p>
      <p role="status" className={isRight ? 'eye-right' : 'eye-wrong'}>
        <b>{isRight ? `✓ ${words.right}` : `✗ ${words.wrong}`}</b> {truthOf(sight, answer)}
      </p>
      <button ref={button} type="button" className="accented" onClick={next}>
        {answers.length < sights.length ? words.next : words.last}
      </button>
    </>
  );
}

function Over() {
  const sights = useEye(store => store.sights);
  const answers = useEye(store => store.answers);
  const begin = useEye(store => store.begin);
  const turns = useTurns(store => store.turns);
  const { right, error } = resultOf(sights, answers);
  const head = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => void head.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p ref={head} tabIndex={-1} className="eye-question">
        {resultWords(right, error)}
      </p>
      <EyeChart turns={turns} />
      <button type="button" className="accented" onClick={begin}>
        {words.again}
      </button>
    </>
  );
}
