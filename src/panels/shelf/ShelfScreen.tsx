import { useEffect } from 'react';
import { POSITIONS, SHELF } from '../../rulebook/shelf';
import { BroughtPosition, OwnPositions } from './OwnPositions';
import { PositionRoom } from './PositionRoom';
import { SHELF_WORDS } from './words';
import './ShelfScreen.css';

interface Props {
  /** The position that is shown, by its id; after `~` one that a link brings; null for all at once. */
  readonly position: string | null;
  readonly onPosition: (id: string) => void;
  readonly onGame: (id: string) => void;
  readonly onList: () => void;
  readonly onUnknown: () => void;
  readonly onBack: () => void;
}

/** All positions, and the one that is on the table. */
export function ShelfScreen({ position: wanted, onPosition, onGame, onList, onUnknown, onBack }: Props) {
  const at = POSITIONS.findIndex(({ id }) => id === wanted);
  const code = wanted?.startsWith('~') ? wanted.slice(1) : null;
  const isUnknown = wanted !== null && code === null && at < 0;
  useEffect(() => {
    if (isUnknown) onUnknown();
  });
  const position = POSITIONS[at];
  const next = POSITIONS[at + 1];
  if (position)
    return <PositionRoom position={position} onNext={next ? () => onPosition(next.id) : null} onLeave={onList} />;
  return (
    <main className="room shelf-room">
      <h1>{SHELF_WORDS.title}</h1>
      <p>{SHELF_WORDS.lead}</p>
      {code !== null && <BroughtPosition code={code} onGame={onGame} />}
      {SHELF.map(({ name, positions }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul className="shelf-list">
            {positions.map(one => (
              <li key={one.id}>
                <span>
                  <b>{one.name}</b>
                  <br />
                  {one.show}
                </span>
                <button
                  type="button"
                  className="plain-button"
                  data-position={one.id}
                  aria-label={SHELF_WORDS.openNamed(one.name)}
                  onClick={() => onPosition(one.id)}
                >
                  {SHELF_WORDS.open}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <OwnPositions onGame={onGame} />
      <button type="button" className="plain-button" onClick={onBack}>
        {SHELF_WORDS.back}
      </button>
    </main>
  );
}
