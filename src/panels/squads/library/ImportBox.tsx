import { useRef, useState } from 'react';
import type { Source } from './arrivals';

interface Props {
  readonly onSources: (sources: readonly Source[]) => Promise<void>;
}

/** Squads from elsewhere: pasted, or from a file. */
export function ImportBox({ onSources }: Props) {
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  return (
    <form
      className="import-box"
      onSubmit={event => {
        event.preventDefault();
        void onSources([text]);
      }}
    >
      <label>
        Paste XWS, a link to a squad or its text
        <textarea
          rows={4}
          value={text}
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the field was asked for by a button
          autoFocus
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className="quiet">
        Links of the common web builder and of Range One are read right here; nothing is fetched. Files, also several at
        once, can be dropped onto this page, and Ctrl+V works anywhere on it.
      </p>
      <p className="import-tools">
        <button type="submit" className="accented">
          Read it
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Choose a file
        </button>
        <input
          ref={file}
          type="file"
          hidden
          multiple
          aria-label="Squad file"
          accept=".json,.xws,.txt,application/json,text/plain"
          onChange={event => {
            const files = [...(event.target.files ?? [])];
            if (files.length > 0) void onSources(files);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </p>
    </form>
  );
}
