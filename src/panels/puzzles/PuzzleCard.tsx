import { useLayoutEffect, useMemo, useRef } from 'react';
import { useCamera } from '../../board/camera';
import { useGame } from '../../store/game';
import { RankedShips } from '../coach/RankedShips';
import { Stars } from '../drills/Stars';
import { SCENARIO_NAMES } from '../setup/words';
import { pieceName } from '../table/labels';
import { useTable } from '../table/useTable';
import { usePuzzle } from './usePuzzle';
import { verdictOf, PUZZLE_WORDS as words } from './words';
import '../learn/CoachCard.css';
import '../drills/DrillCard.css';
import './puzzles.css';

interface Props {
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/** The puzzle beside the table; when it is answered, how it was, and why. */
export function PuzzleCard({ onNext, onLeave }: Props) {
  const table = useTable();
  const puzzle = usePuzzle(store => store.puzzle);
  const picked = usePuzzle(store => store.picked);
  const problem = usePuzzle(store => store.problem);
  const askAgain = usePuzzle(store => store.askAgain);
  const mission = table.game.setup.scenario;
  if (!puzzle) return null;
  return (
    <section
      className={`coach-card drill-card puzzle-card${picked ? ' drill-over' : ''}`}
      aria-label={`Puzzle ${puzzle.number}`}
      data-covers
    >
      <header>
        <h2>Puzzle {puzzle.number}</h2>
        <span className="coach-count">
          Round {table.game.round}
          {mission !== 'none' && `, ${SCENARIO_NAMES[mission]}`}
        </span>
      </header>
      {picked ? (
        <Graded />
      ) : (
        <>
          <p className="coach-todo">{pieceName(table, puzzle.ship)}</p>
          <p>{words.goal}</p>
        </>
      )}
      {problem && (
        <p role="alert">
          {problem}{' '}
          <button type="button" onClick={askAgain}>
            {words.tryAgain}
          </button>
        </p>
      )}
      <div className="coach-buttons">
        {picked && (
          <button type="button" className="accented" onClick={onNext}>
            {words.next}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          {words.all}
        </button>
      </div>
    </section>
  );
}

function Graded() {
  const picked = usePuzzle(store => store.picked)!;
  const ranking = usePuzzle(store => store.ranking);
  const grade = usePuzzle(store => store.grade);
  const game = useGame(store => store.game)!;
  const head = useRef<HTMLHeadingElement>(null);
  // Whoever plays by keys finds the verdict under their fingers.
  useLayoutEffect(() => {
    if (!grade) return;
    useCamera.getState().fit();
    head.current?.focus({ preventScroll: true });
  }, [grade]);
  const chosen = useMemo(() => new Map(ranking ? [[ranking.ship, picked]] : []), [ranking, picked]);
  const all = useMemo(() => (ranking ? [ranking] : []), [ranking]);
  if (!ranking || !grade) return <p role="status">{words.thinking}</p>;
  return (
    <>
      <div className="drill-result">
        <Stars count={grade.stars} large />
        <h3 ref={head} tabIndex={-1}>
          {verdictOf(grade.stars)}
        </h3>
      </div>
      <RankedShips
        player="p1"
        rankings={all}
        chosen={chosen}
        game={game}
        first={ranking.ship}
        onSet={null}
        setWords=""
      />
    </>
  );
}
