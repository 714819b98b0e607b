import { type PointerEvent, useEffect, useState } from 'react';
import { PLAYERS } from '../../engine/core/ids';
import { useScreen } from '../../store/screen';
import { useTable } from '../table/useTable';

type Pen = 'pointer' | 'highlighter' | null;

interface Props {
  /** Whether the dice of the next attack are being set. */
  readonly setting: boolean;
  readonly onSet: (setting: boolean) => void;
}

/** What somebody has in hand who shows the game: a pointer and a highlighter that both players see, the next dice, and the dials of either side. */
export function DemoTools({ setting, onSet }: Props) {
  const { game } = useTable();
  const [pen, setPen] = useState<Pen>(null);
  const [strokes, setStrokes] = useState<readonly string[]>([]);
  const peeking = useScreen(screen => screen.peeking);
  const show = useScreen(screen => screen.show);
  const hidden = Object.values(game.ships).some(({ dial, revealed }) => dial !== null && !revealed);
  const take = (one: Exclude<Pen, null>) => setPen(pen === one ? null : one);
  return (
    <div className="demo-tools" role="toolbar" aria-label="Show">
      <button type="button" aria-pressed={pen === 'pointer'} onClick={() => take('pointer')}>
        Pointer
      </button>
      <button type="button" aria-pressed={pen === 'highlighter'} onClick={() => take('highlighter')}>
        Highlighter
      </button>
      <button type="button" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
        Wipe
      </button>
      <button type="button" aria-pressed={setting} onClick={() => onSet(!setting)}>
        Next roll
      </button>
      {hidden &&
        PLAYERS.map(player => (
          <button
            key={player}
            type="button"
            aria-pressed={peeking === player}
            onClick={() => show({ peeking: peeking === player ? null : player })}
          >
            {`Dials of ${game.setup.players[player].name}`}
          </button>
        ))}
      <Drawn pen={pen} strokes={strokes} onStroke={stroke => setStrokes([...strokes, stroke])} />
    </div>
  );
}

interface DrawnProps {
  readonly pen: Pen;
  readonly strokes: readonly string[];
  readonly onStroke: (stroke: string) => void;
}

/** Over the whole window; only the highlighter takes presses. */
function Drawn({ pen, strokes, onStroke }: DrawnProps) {
  const [at, setAt] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const [stroke, setStroke] = useState<string | null>(null);
  useEffect(() => {
    if (pen !== 'pointer') return;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => setAt({ x: clientX, y: clientY });
    addEventListener('pointermove', follow);
    return () => removeEventListener('pointermove', follow);
  }, [pen]);
  const spot = ({ clientX, clientY }: PointerEvent) => `${Math.round(clientX)} ${Math.round(clientY)}`;
  return (
    <svg
      className={pen === 'highlighter' ? 'demo-drawn drawing' : 'demo-drawn'}
      aria-hidden="true"
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setStroke(`M ${spot(event)}`);
      }}
      onPointerMove={event => stroke !== null && setStroke(`${stroke} L ${spot(event)}`)}
      onPointerUp={() => {
        if (stroke !== null) onStroke(stroke);
        setStroke(null);
      }}
    >
      {[...strokes, ...(stroke === null ? [] : [stroke])].map((path, index) => (
        <path key={index} d={path} />
      ))}
      {pen === 'pointer' && at && <circle cx={at.x} cy={at.y} r={26} />}
    </svg>
  );
}
