import { type ReactNode, useState } from 'react';
import { has, plain, wordsIn } from '../../../squads/search';
import { SearchField } from '../picker/SearchField';
import { CountField } from './CountField';

export interface Thing {
  readonly id: string;
  readonly name: string;
  /** What stands before its name. */
  readonly sign: ReactNode;
}

interface Props {
  readonly label: string;
  readonly search: string;
  readonly things: readonly Thing[];
  readonly counts: Readonly<Record<string, number>>;
  readonly onCounts: (counts: Readonly<Record<string, number>>) => void;
  /** More ways to narrow the list. */
  readonly children?: ReactNode;
}

const STEP = 60;

/** Things to count, one by one or all that are listed at once. */
export function OwnedList({ label, search, things, counts, onCounts, children }: Props) {
  const [text, setText] = useState('');
  const [most, setMost] = useState(STEP);
  const words = wordsIn(text);
  const found = things.filter(({ name }) => has(plain(name), words));
  const change = (changed: readonly Thing[], to: (count: number) => number) => {
    const next = { ...counts };
    for (const { id } of changed) {
      const count = to(next[id] ?? 0);
      if (count > 0) next[id] = count;
      else delete next[id];
    }
    onCounts(next);
  };
  return (
    <>
      <div className="owned-tools">
        <SearchField label={search} value={text} onChange={setText} />
        {children}
        <button type="button" onClick={() => change(found, count => Math.max(1, count))}>
          At least one of these {found.length}
        </button>
        <button type="button" onClick={() => change(found, () => 0)}>
          None of these {found.length}
        </button>
      </div>
      {found.length === 0 && <p className="quiet">Nothing matches.</p>}
      <ul className="owned-list" aria-label={label}>
        {found.slice(0, most).map(thing => (
          <li key={thing.id} className={counts[thing.id] ? 'owned-one there' : 'owned-one'}>
            <span className="owned-name">
              {thing.sign} {thing.name}
            </span>
            <CountField
              name={thing.name}
              count={counts[thing.id] ?? 0}
              onCount={count => change([thing], () => count)}
            />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <button type="button" className="show-more" onClick={() => setMost(now => now + STEP)}>
          Show more ({found.length - most} left)
        </button>
      )}
    </>
  );
}
