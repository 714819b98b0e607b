import { useEffect, useRef, useState } from 'react';
import { useCamera } from '../../board/camera';
import { useScreen } from '../../store/screen';
import { useTable } from '../table/useTable';
import { seat, type Told, useSeat } from './seatStore';
import { choiceWords, drawn, explained, whyWords } from './whys';

/** More than a round of the largest squad has. */
const MOST_SHOWN = 60;

/** In place of the question: its choices, newest first. The board shows the moment of the one that is open, and why. */
export function Whys() {
  const table = useTable();
  const { game } = table;
  const told = useSeat(store => store.told);
  const whys = explained(game, told);
  const [picked, setPicked] = useState<Told | null>(null);
  const show = useScreen(screen => screen.show);
  const head = useRef<HTMLHeadingElement>(null);
  const current = picked && whys.includes(picked) ? picked : (whys[0] ?? null);
  useEffect(() => {
    show({ explained: current && drawn(current) });
    return () => show({ explained: null });
  }, [current, show]);
  useEffect(() => {
    useCamera.getState().fit();
    head.current?.focus({ preventScroll: true });
  }, []);
  // A step back, or a new game: there is something else to look at.
  const [begun] = useState(game);
  useEffect(() => {
    if (game !== begun) seat.explain(false);
    return () => seat.explain(false);
  }, [game, begun]);
  return (
    <div className="seat-whys">
      <h2 ref={head} className="question-words" tabIndex={-1}>
        Why did the table do that?
      </h2>
      <p className="seat-about">The board shows the table as it stood then.</p>
      <ul>
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
            {one === current &&
              whyWords(table, one).map(sentence => (
                <p key={sentence} className="seat-reason">
                  {sentence}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
