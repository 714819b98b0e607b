import { useRef, useState } from 'react';
import { copyFrom } from './squads/share/copy';
import { WORDS } from './words';

const words = WORDS.problem;

/** A report that the player may send to whoever can mend the fault; nothing is sent by itself. */
export function CopyReport({ text }: { readonly text: () => string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [came, setCame] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    if (!field.current) return;
    field.current.value = text();
    setCame(await copyFrom(field.current));
  };
  return (
    <>
      <button type="button" className="plain-button" onClick={() => void copy()}>
        {words.report}
      </button>
      <textarea
        ref={field}
        className={came === 'selected' ? 'report-field' : 'for-screen-readers'}
        aria-label={words.reportField}
        tabIndex={came === 'selected' ? 0 : -1}
        readOnly
      />
      <span role="status">{came && words[came]}</span>
    </>
  );
}
