import { useMemo } from 'react';
import { useExact } from '../../board/overlays/exact';
import { mayMeasure } from '../../board/overlays/mayMeasure';
import { readingOf } from '../../board/overlays/reading';
import { piecesOnTable } from '../../board/overlays/shapes';
import type { ObjectId } from '../../engine/core/ids';
import { type RulerEnd, useScreen } from '../../store/screen';
import { pieceName } from './labels';
import { readingWords } from './rulerWords';
import { useTable } from './useTable';
import './RulerReadout.css';

/** What the ruler says, in words, and the ruler itself for those who use no pointer. */
export function RulerReadout() {
  const { game, rules, options, decision } = useTable();
  const tool = useScreen(screen => screen.tool);
  const ruler = useScreen(screen => screen.ruler);
  const show = useScreen(screen => screen.show);
  const { exact, toggle } = useExact();
  const table = useMemo(() => ({ state: game, rules }), [game, rules]);
  if (tool !== 'ruler') return null;
  if (!mayMeasure(options.help, decision)) {
    return (
      <section className="ruler-readout" aria-label="Ruler">
        <p>At this table you measure only where the rules ask for it. Not now.</p>
      </section>
    );
  }
  const reading = ruler?.to ? readingOf(table, ruler.from, ruler.to) : null;
  const name = (id: ObjectId) => pieceName({ game, rules }, id);
  const pieces = piecesOnTable(table);
  const lay = (end: 'from' | 'to', id: string) => {
    const piece = pieces.find(one => one === id);
    const picked: RulerEnd | null = piece ? { piece } : null;
    if (end === 'from') show({ ruler: picked ? { from: picked, to: ruler?.to ?? null } : null });
    else if (ruler) show({ ruler: { ...ruler, to: picked } });
  };
  return (
    <section className="ruler-readout" aria-label="Ruler">
      <div className="ruler-ends">
        <EndPicker label="From" end={ruler?.from ?? null} pieces={pieces} name={name} onPick={id => lay('from', id)} />
        <EndPicker
          label="To"
          end={ruler?.to ?? null}
          pieces={pieces.filter(id => !(ruler && 'piece' in ruler.from && ruler.from.piece === id))}
          name={name}
          disabled={!ruler}
          onPick={id => lay('to', id)}
        />
      </div>
      <div role="status" className="ruler-words">
        {reading
          ? readingWords(reading, name, exact).map((sentence, index) =>
              index === 0 ? <strong key={sentence}>{sentence}</strong> : <p key={sentence}>{sentence}</p>,
            )
          : 'Drag from one piece to another, or press one and then the other.'}
      </div>
      <div className="ruler-buttons">
        <button type="button" aria-pressed={exact} onClick={toggle}>
          Millimetres
        </button>
        <button type="button" disabled={!ruler} onClick={() => show({ ruler: null })}>
          Clear
        </button>
        <button type="button" onClick={() => show({ tool: null, ruler: null })}>
          Put away
        </button>
      </div>
    </section>
  );
}

interface PickerProps {
  readonly label: string;
  readonly end: RulerEnd | null;
  readonly pieces: readonly ObjectId[];
  readonly name: (id: ObjectId) => string;
  readonly disabled?: boolean;
  readonly onPick: (id: string) => void;
}

function EndPicker({ label, end, pieces, name, disabled = false, onPick }: PickerProps) {
  const isPlace = end !== null && 'at' in end;
  return (
    <label>
      {label}
      <select
        value={end && 'piece' in end ? end.piece : isPlace ? 'place' : ''}
        disabled={disabled}
        onChange={event => onPick(event.target.value)}
      >
        <option value="">…</option>
        {isPlace && <option value="place">a place on the table</option>}
        {pieces.map(id => (
          <option key={id} value={id}>
            {name(id)}
          </option>
        ))}
      </select>
    </label>
  );
}
