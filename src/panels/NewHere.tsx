import { useState } from 'react';
import { z } from '../catalog/zod';
import { remembered } from '../store/remembering';
import { PROGRESS_KEY } from './learn/progressKey';
import { WORDS } from './words';
import './NewHere.css';

const words = WORDS.newHere;

interface Props {
  readonly onLesson: () => void;
  readonly onCoached: () => void;
  readonly onHinted: () => void;
}

/** Nothing of the lessons themselves is fetched for this. */
export function useHasLearnt(): boolean {
  const [begun] = useState(() => remembered(PROGRESS_KEY, z.record(z.string(), z.unknown())) !== null);
  return begun;
}

/** For whoever has neither a game nor a lesson behind them: one press to either. */
export function NewHere({ onLesson, onCoached, onHinted }: Props) {
  return (
    <section className="new-here" aria-label={words.title}>
      <p>
        <strong>{words.title}</strong> {words.about}
      </p>
      <p className="door-buttons new-here-ways">
        <button type="button" className="accented" onClick={onLesson}>
          {words.lesson}
        </button>
        <button type="button" onClick={onCoached}>
          {words.coached}
        </button>
        <button type="button" onClick={onHinted}>
          {words.hinted}
        </button>
      </p>
    </section>
  );
}
