import { useCallback, useEffect, useState } from 'react';
import { openPosition, type Position } from '../../rulebook/shelf/position';
import { useCoach } from '../../store/coach';
import { CARDS_MISSING, engineFor } from '../../store/engineFor';
import { useGame } from '../../store/game';
import { nextTask } from '../../store/saves/pause';
import { useScreen } from '../../store/screen';
import { DEFAULT_OPTIONS } from '../../store/tableOptions';
import { openBook } from '../rulebook/book';
import { TableScreen } from '../table/TableScreen';
import { SHELF_WORDS } from './words';
import '../learn/CoachCard.css';

interface Props {
  readonly position: Position;
  readonly onNext: (() => void) | null;
  readonly onLeave: () => void;
}

/** The table as the position has it. The far side does what targets do, as in practice. */
async function lay(position: Position, isGone: () => boolean): Promise<void> {
  const engine = await engineFor(position.setup).catch(() => null);
  if (isGone()) return;
  if (!engine) return useGame.setState({ problem: CARDS_MISSING });
  await nextTask();
  if (isGone()) return;
  const { state, record } = openPosition(engine, position);
  useGame.getState().leave();
  const options = { ...DEFAULT_OPTIONS, targets: {} };
  const base = record.answers.length;
  useGame.setState({ engine, game: state, record, base, options, name: position.name, lastChange: 'start' });
  useScreen.getState().reset();
  useCoach.getState().speakOf(position.sees ?? []);
}

/** A position at the table, until whoever shows it goes. */
export function PositionRoom({ position, onNext, onLeave }: Props) {
  const playing = useGame(store => store.game !== null);
  const problem = useGame(store => store.problem);
  const [laid, setLaid] = useState(0);
  useEffect(() => {
    let gone = false;
    void lay(position, () => gone);
    return () => {
      gone = true;
      useCoach.getState().speakOf([]);
      useGame.getState().leave();
    };
  }, [position, laid]);
  const again = useCallback(() => setLaid(times => times + 1), []);
  if (playing)
    return (
      <TableScreen
        onLeave={onLeave}
        coach={<PositionCard position={position} onAgain={again} onNext={onNext} onLeave={onLeave} />}
      />
    );
  return (
    <main className="loading">
      <h1 className="for-screen-readers">Range One</h1>
      <p role="status">{problem ?? 'Laying out the table …'}</p>
      {problem && (
        <button type="button" className="accented" onClick={onLeave}>
          {SHELF_WORDS.back}
        </button>
      )}
    </main>
  );
}

interface CardProps extends Props {
  readonly onAgain: () => void;
}

/** What the position is there to show. */
function PositionCard({ position: { name, show, entry }, onAgain, onNext, onLeave }: CardProps) {
  return (
    <section className="coach-card position-card" aria-label={`${SHELF_WORDS.show}: ${name}`} data-covers>
      <header>
        <h2>{name}</h2>
        <span className="coach-count">{SHELF_WORDS.show}</span>
      </header>
      <p>{show}</p>
      <div className="coach-buttons">
        <button type="button" onClick={() => openBook(entry)}>
          {SHELF_WORDS.rule}
        </button>
        <button type="button" onClick={onAgain}>
          {SHELF_WORDS.again}
        </button>
        {onNext && (
          <button type="button" onClick={onNext}>
            {SHELF_WORDS.next}
          </button>
        )}
        <button type="button" onClick={onLeave}>
          {SHELF_WORDS.all}
        </button>
      </div>
    </section>
  );
}
