import { useEffect, useState } from 'react';
import { useGame } from '../../store/game';
import { useScreen } from '../../store/screen';
import { openBook } from '../rulebook/book';
import { Terms } from '../rulebook/Terms';
import { useTable } from '../table/useTable';
import { STAGE_WORDS } from './stageWords';
import { type DemoStep, demoSteps } from './steps';

/** So many answers back may be shown again. */
const BACK = 12;

interface Shown {
  readonly steps: readonly DemoStep[];
  /** The first step of the newest answer. */
  readonly fresh: number;
}

function useSteps(): Shown {
  const { rules } = useTable();
  const past = useGame(store => store.past);
  const before = past.slice(-BACK, -1).flatMap(step => demoSteps(rules, step));
  const newest = past.at(-1);
  return { steps: [...before, ...(newest ? demoSteps(rules, newest) : [])], fresh: before.length };
}

/** What has just happened, one thing after the other, at the pace of whoever shows it. */
export function DemoSteps() {
  const count = useGame(store => store.past.length);
  const { steps, fresh } = useSteps();
  const show = useScreen(screen => screen.show);
  const [at, setAt] = useState(fresh);
  // A new answer: its first step, with the rest to come.
  useEffect(() => void setAt(Math.min(fresh, Math.max(0, steps.length - 1))), [count]);
  const step = steps[at];
  const go = (to: number) => {
    setAt(to);
    show({ lit: steps[to]?.about ?? [] });
  };
  if (!step) return null;
  const { name, rule, entry } = STAGE_WORDS[step.stage];
  return (
    <div className="demo-steps">
      <div aria-live="polite" className="demo-step">
        <h2>{name}</h2>
        <p className="demo-told">
          <Terms text={step.text} />
        </p>
        <p className="demo-rule">{rule}</p>
      </div>
      <div className="demo-buttons">
        <button type="button" disabled={at === 0} onClick={() => go(at - 1)}>
          Back
        </button>
        <button type="button" className="accented" disabled={at >= steps.length - 1} onClick={() => go(at + 1)}>
          Next
        </button>
        <span className="demo-left">{at < steps.length - 1 ? `${steps.length - 1 - at} to come` : 'Up to now'}</span>
        <button type="button" onClick={() => openBook(entry)}>
          Rulebook
        </button>
      </div>
    </div>
  );
}
