import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { useTable } from '../table/useTable';
import { seat, useSeat } from './seatStore';
import { giveSide } from './sides';
import { useSeats } from './useSeats';
import { explained } from './whys';
import './SeatPanel.css';

/** At the foot of the question where the table plays: what it is doing, and why it did what it did. */
export function SeatPanel({ children }: { readonly children?: ReactNode }) {
  useSeats();
  const { game } = useTable();
  const lost = useSeat(store => store.lost);
  const paused = useSeat(store => store.paused);
  const told = useSeat(store => store.told);
  const open = useSeat(store => store.explaining);
  const none = explained(game, told).length === 0;
  if (game.outcome && none && !children) return null;
  if (lost) return <Lost {...lost} />;
  return (
    <section className="seat" aria-label="The table’s side">
      <div className="seat-bar">
        {!game.outcome && !open && (
          <button type="button" aria-pressed={paused} onClick={() => seat.pause(!paused)}>
            <Icon name={paused ? 'play' : 'pause'} size={14} /> {paused ? 'Go on' : 'Pause'}
          </button>
        )}
        {paused && !game.outcome && !open && (
          <button type="button" title="One answer of the table" onClick={seat.step}>
            One step
          </button>
        )}
        <button type="button" aria-expanded={open} disabled={none} onClick={() => seat.explain(!open)}>
          {open ? 'Back to the game' : 'Why?'}
        </button>
        {!open && children}
      </div>
    </section>
  );
}

/** The worker is gone; the game is not. */
function Lost({ player, problem }: NonNullable<ReturnType<typeof useSeat.getState>['lost']>) {
  const { game } = useTable();
  const { name } = game.setup.players[player];
  return (
    <section className="seat seat-lost" role="alert">
      <p>
        {name} has stopped thinking. The game is as it was, and nothing is lost.
        <span className="quiet"> {problem}</span>
      </p>
      <div className="seat-bar">
        <button type="button" className="accented" onClick={seat.tryAgain}>
          Try again
        </button>
        <button type="button" onClick={() => giveSide(player, null)}>
          Take over its side
        </button>
      </div>
    </section>
  );
}

/** In place of the question, while it is the table’s turn. */
export function TableTurn({ name, doing }: { readonly name: string; readonly doing: string }) {
  const paused = useSeat(store => store.paused);
  const lost = useSeat(store => store.lost !== null);
  return (
    <p className="seat-turn" role="status">
      {lost ? `${name} waits.` : paused ? `Paused. Next: ${name} ${doing}.` : `${name} ${doing} …`}
    </p>
  );
}
