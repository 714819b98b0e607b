import { useEffect, useRef, useState } from 'react';
import { useGame } from '../../store/game';
import type { Film } from '../../store/replay/film';
import { fileNameOf } from '../../store/saves/fileName';
import { textOfGame } from '../../store/saves/gameFile';
import { download } from '../saves/download';
import { copyFrom } from '../squads/share/copy';
import { Sheet } from '../table/bar/Sheet';
import { linkTo } from './links';
import { useReplay } from './useReplay';

/** A link and a file tell how the dice of a game that is still played would fall. */
async function renewed({ id, tellsDice }: Film): Promise<void> {
  if (id && tellsDice) await (await import('../../store/saves/transfer')).renewBeforeSharing(id);
}

/** The game for somebody else: as a link that holds all of it, or as a file. */
export function ShareSheet({ onClose }: { readonly onClose: () => void }) {
  const film = useReplay(store => store.film)!;
  const at = useGame(store => store.past.length);
  const [letters, setLetters] = useState<string | null | 'making'>('making');
  const [copied, setCopied] = useState<'copied' | 'selected' | null>(null);
  useEffect(() => {
    let left = false;
    void renewed(film)
      .then(() => import('../../store/replay/share'))
      .then(({ lettersOf }) => lettersOf(film))
      .then(found => {
        if (!left) setLetters(found);
      });
    return () => {
      left = true;
    };
  }, [film]);
  const link = letters && letters !== 'making' ? linkTo(letters, at) : null;
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => setCopied(field.current && (await copyFrom(field.current)));
  const save = () => {
    const { name, options, record } = film;
    download(fileNameOf(name), textOfGame({ name, options, record, journal: [] }));
  };
  return (
    <Sheet title="Share this replay" onClose={onClose}>
      <div className="replay-share">
        {letters === 'making' && <p role="status">One moment …</p>}
        {letters === null && <p>This game is too long for a link. As a file it can be sent whole.</p>}
        {link && (
          <>
            <p>The link holds the whole game and opens at the moment on the table. Nothing is stored anywhere.</p>
            <input
              ref={field}
              aria-label="Link to this replay"
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
            />
            <p className="replay-row">
              <button type="button" className="accented" onClick={copy}>
                Copy the link
              </button>
              <span role="status">
                {copied === 'copied' && 'Copied.'}
                {copied === 'selected' && 'The link above is marked: copy it by hand.'}
              </span>
            </p>
          </>
        )}
        <p className="replay-row">
          <button type="button" onClick={save}>
            Save as a file
          </button>
          <span className="quiet">“Saved games” reads it again, here or elsewhere.</span>
        </p>
      </div>
    </Sheet>
  );
}
