import { useRef, useState } from 'react';

interface Props {
  readonly onRead: (text: string) => Promise<void>;
  readonly onFile: (file: File | undefined) => Promise<void>;
}

/** Squads from elsewhere: pasted, or from a file. */
export function ImportBox({ onRead, onFile }: Props) {
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  return (
    <form
      className="import-box"
      onSubmit={event => {
        event.preventDefault();
        void onRead(text);
      }}
    >
      <label>
        Paste XWS or a link to a squad
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
        Links of the common web builder and of Range One are read right here; nothing is fetched. A file can also be
        dropped onto this page.
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
          aria-label="Squad file"
          accept=".json,.xws,.txt,application/json,text/plain"
          onChange={event => {
            void onFile(event.target.files?.[0]);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </p>
    </form>
  );
}
