import { useEffect, useRef } from 'react';
import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { PracticePanel } from '../../practice/PracticePanel';
import { Curtain } from '../Curtain';
import { Happened } from '../happened/Happened';
import { GameOver } from '../over/GameOver';
import { useTable } from '../useTable';
import { useTurnSounds } from '../useTurnSounds';
import { Question } from './Question';
import './question.css';

/** One question at a time: whose it is, what it is about, and the answers. */
export function QuestionPanel({ onLeave }: { readonly onLeave: () => void }) {
  const { game, options, decision, secret } = useTable();
  const problem = useGame(store => store.problem);
  const unsaved = useGame(({ saving }) => (typeof saving === 'string' ? null : saving.problem));
  const looking = useScreen(screen => screen.looking);
  const attacking = game.agenda.some(({ kind }) => kind === 'attack');
  const panel = useRef<HTMLElement>(null);
  const id = decision?.id ?? null;
  useTurnSounds(decision?.player ?? null, problem);
  // Whoever answers by keys finds the next question under their fingers, on its words and not on an answer:
  // a second press of Enter must not answer it unread.
  useEffect(() => {
    if (!id || !panel.current) return;
    const { activeElement } = document;
    if (activeElement === document.body || panel.current.contains(activeElement)) {
      panel.current.querySelector<HTMLElement>('.question-words')?.focus({ preventScroll: true });
    }
  }, [id]);
  // Whatever is new begins at its top, the curtain too.
  const shown = id ?? (secret ? 'curtain' : 'over');
  useEffect(() => {
    if (shown && panel.current) panel.current.scrollTop = 0;
  }, [shown]);
  return (
    <section
      ref={panel}
      className={`table-question ${decision ? `side-${decision.player}` : ''}`}
      aria-label="Question"
    >
      {/* An attack tells its own story in its steps. */}
      {!secret && !attacking && <Happened />}
      {game.outcome ? (
        <GameOver onLeave={onLeave} />
      ) : secret && !looking ? (
        <Curtain />
      ) : (
        decision && <Question key={id} />
      )}
      {[problem, unsaved].map(
        words =>
          words && (
            <p key={words} role="alert" className="table-problem">
              {words}
            </p>
          ),
      )}
      {options.targets && <PracticePanel />}
    </section>
  );
}
