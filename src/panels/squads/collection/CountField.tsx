import { MOST_OWNED } from '../../../store/squads/collection';

interface Props {
  readonly name: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** How many there are of one thing. */
export function CountField({ name, count, onCount }: Props) {
  const set = (wanted: number) =>
    onCount(Math.min(MOST_OWNED, Math.max(0, Number.isFinite(wanted) ? Math.trunc(wanted) : 0)));
  return (
    <span className="count-field">
      <button type="button" aria-label={`One ${name} less`} disabled={count === 0} onClick={() => set(count - 1)}>
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        aria-label={`How many: ${name}`}
        value={count}
        onFocus={event => event.target.select()}
        onChange={({ target }) => set(Number(target.value.replace(/\D/g, '')))}
        onKeyDown={event => {
          const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          set(count + step);
        }}
      />
      <button
        type="button"
        aria-label={`One ${name} more`}
        disabled={count === MOST_OWNED}
        onClick={() => set(count + 1)}
      >
        +
      </button>
    </span>
  );
}
