import { useEffect, useState } from 'react';
import { useScreen } from '../../store/screen';
import { Icon } from '../Icon';
import { useTable } from '../table/useTable';
import { seat, type Told, useSeat } from './seatStore';
import { giveSide } from './sides';
import { useSeats } from './useSeats';
import { choiceWords, explained, whyWords } from './whys';
import './SeatPanel.css';

/** At the foot of the question where the table plays: what it is doing, and why it did what it did. */
export function SeatPanel() {
  useSeats();
  const { game } = useTable();
  const lost = useSeat(store => store.lost);
  const paused = useSeat(store => store.paused);
  const told = useSeat(store => store.told);
  const [open, setOpen] = useState(false);
  const whys = explained(game, told);
  if (game.outcome && whys.length === 0) return null;
  if (lost) return <Lost {...lost} />;
  return (
    <section className="seat" aria-label="The table’s side">
      <div className="seat-bar">
        {!game.outcome && (
          <button type="button" aria-pressed={paused} onClick={() => seat.pause(!paused)}>
            <Icon name={paused ? 'play' : 'pause'} size={14} /> {paused ? 'Go on' : 'Pause'}
          </button>
        )}
        {paused && !game.outcome && (
          <button type="button" title="One answer of the table" onClick={seat.step}>
            One step
          </button>
        )}
        <button type="button" aria-expanded={open} disabled={whys.length === 0} onClick={() => setOpen(!open)}>
          Why? <span aria-hidden="true">{open ? '▾' : '▴'}</span>
        </button>
      </div>
      {open && whys.length > 0 && <Whys whys={whys} />}
    </section>
  );
}

const MOST_SHOWN = 12;

/** Its choices, newest first; the one that is open is drawn: where it expected the other side. */
function Whys({ whys }: { readonly whys: readonly Told[] }) {
  const table = useTable();
  const [picked, setPicked] = useState<Told | null>(null);
  const show = useScreen(screen => screen.show);
  const current = picked && whys.includes(picked) ? picked : whys[0]!;
  useEffect(() => {
    show({ expected: current.why.expected });
    return () => show({ expected: [] });
  }, [current, show]);
  return (
    <ul className="seat-whys">
      {whys.slice(0, MOST_SHOWN).map(one => (
        <li key={`${one.decision.id} ${one.why.ship} ${one.why.chosen}`}>
          <button
            type="button"
            className={`seat-choice side-${one.player}`}
            aria-expanded={one === current}
            onClick={() => setPicked(one)}
          >
            {choiceWords(table, one)}
          </button>
          {one === current && (
            <p>
              {whyWords(table, one)}
              {one.why.expected.length > 0 && ' Dashed on the board: where it expected the other ships.'}
            </p>
          )}
        </li>
      ))}
    </ul>
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
  return (
    <p className="seat-turn" role="status">
      {paused ? `Paused. Next: ${name} ${doing}.` : `${name} ${doing} …`}
    </p>
  );
}
