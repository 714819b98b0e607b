import { type KeyboardEvent, type ReactNode, useState } from 'react';

const STEP = 40;

interface Props<Item> {
  readonly items: readonly Item[];
  readonly label: string;
  /** Said where there is nothing to list. */
  readonly none: string;
  /** An `li` with its key. */
  readonly row: (item: Item) => ReactNode;
}

/** A list that draws its first rows and the others when asked: drawing is what takes time, not finding. */
export function Rows<Item>({ items, label, none, row }: Props<Item>) {
  const [shown, setShown] = useState({ of: items, most: STEP });
  const most = shown.of === items ? shown.most : STEP;
  const more = items.length - most;
  return (
    <>
      <ul className="card-rows" aria-label={label} onKeyDown={walk}>
        {items.slice(0, most).map(row)}
      </ul>
      {items.length === 0 && <p className="quiet">{none}</p>}
      {more > 0 && (
        <button type="button" className="show-more" onClick={() => setShown({ of: items, most: most + STEP })}>
          Show more ({more} left)
        </button>
      )}
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys go from name to name. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('.row-name')];
  const row = (event.target as HTMLElement).closest('li');
  const next = names[names.findIndex(name => row?.contains(name)) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
