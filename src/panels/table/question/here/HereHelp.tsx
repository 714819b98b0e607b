import { useEffect, useRef, useState } from 'react';
import type { Option } from '../../../../engine/core/decision';
import { fetchBook, openBook, useBook } from '../../../rulebook/book';
import { Terms } from '../../../rulebook/Terms';
import { capitalized } from '../../../text';
import { meaningOfAction } from '../../../wordProps';
import { optionLabel } from '../../labels';
import { type TableNow, useTable } from '../../useTable';
import { hereFor } from './hereWords';
import './HereHelp.css';

/** More than so many kinds of choice are told in the answers themselves. */
const MOST = 8;

/** “What can I do here?”: the choices in a beginner’s words and, where the help allows it, what an experienced player looks at. */
export function HereHelp() {
  const table = useTable();
  const [open, setOpen] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const book = useBook(store => store.book);
  useEffect(() => {
    if (!open) return;
    void fetchBook();
    words.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const { decision, options } = table;
  if (!decision) return null;
  const { about, look, entries } = hereFor(decision.topic);
  return (
    <section className="here-help" aria-label="What can I do here?">
      <button type="button" className="here-door" aria-expanded={open} onClick={() => setOpen(!open)}>
        What can I do here?
      </button>
      {open && (
        <div ref={words} className="here-words">
          <p>
            <Terms text={about} />
          </p>
          <dl>
            {choicesOf(table, decision.options).map(([name, says]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
          {options.help !== 'plain' && (
            <p className="here-look">
              <b>An experienced player looks at this:</b> {look}
            </p>
          )}
          <p className="here-entries">
            {entries.map(id => (
              <button key={id} type="button" onClick={() => openBook(id)}>
                {book?.entryOf(id)?.title ?? capitalized(id.replaceAll('-', ' '))}
              </button>
            ))}
          </p>
        </div>
      )}
    </section>
  );
}

/** Each kind of choice once, with what it does. Where an answer says all itself, it is not said again. */
function choicesOf(table: TableNow, options: readonly Option[]): readonly (readonly [name: string, says: string])[] {
  const told = options.flatMap((option): readonly (readonly [string, string])[] => {
    const says = saysOf(option);
    return says ? [[optionLabel(table, option), says]] : [];
  });
  return told.filter(([name], index) => told.findIndex(([other]) => other === name) === index).slice(0, MOST);
}

const MODIFIERS: Readonly<Record<string, string>> = {
  focus: 'Turns every eye: to a hit in attack, to an evade in defense.',
  calculate: 'Turns one eye.',
  evade: 'Turns a blank or an eye into an evade.',
  force: 'Turns one eye for each Force you spend.',
  lock: 'Rolls any of your red dice again; the lock is gone then.',
};

function saysOf({ subject, key }: Option): string | null {
  switch (subject.kind) {
    case 'action':
      return meaningOfAction(subject.action)?.means ?? null;
    case 'modification':
      return MODIFIERS[key.split(':')[1] ?? ''] ?? null;
    case 'dial':
      return null;
    case 'pass':
      return 'Nothing happens, and nothing is spent.';
    case 'ready':
      return key === 'ready' ? 'When both sides are ready, the dials are revealed one by one.' : null;
    default:
      return null;
  }
}
