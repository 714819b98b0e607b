import { useEffect, useRef, useState } from 'react';
import { copyFrom } from '../squads/share/copy';
import { linkTo, type OwnPosition, playPosition, readPosition, useOwnPositions } from './own';
import { SHELF_WORDS } from './words';

interface Props {
  readonly onGame: (id: string) => void;
}

/** Positions that were kept from one's own games, each with its link. */
export function OwnPositions({ onGame }: Props) {
  const all = useOwnPositions(store => store.all);
  const remove = useOwnPositions(store => store.remove);
  const [news, setNews] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const play = usePlay(onGame, setNews);
  useEffect(() => {
    if (link === null || !field.current) return;
    void copyFrom(field.current).then(how => setNews(how === 'copied' ? SHELF_WORDS.copied : SHELF_WORDS.copyByHand));
  }, [link]);
  return (
    <section aria-label={SHELF_WORDS.own}>
      <h2>{SHELF_WORDS.own}</h2>
      {all.length === 0 && <p>{SHELF_WORDS.ownNone}</p>}
      <ul className="shelf-list">
        {all.map(one => (
          <li key={one.id}>
            <b>{one.name}</b>
            <span className="shelf-buttons">
              <button
                type="button"
                className="plain-button"
                aria-label={SHELF_WORDS.openNamed(one.name)}
                onClick={() => play(one)}
              >
                {SHELF_WORDS.open}
              </button>
              <button
                type="button"
                className="plain-button"
                aria-label={SHELF_WORDS.linkNamed(one.name)}
                onClick={() => setLink(linkTo(one))}
              >
                {SHELF_WORDS.link}
              </button>
              <button
                type="button"
                className="plain-button"
                aria-label={SHELF_WORDS.removeNamed(one.name)}
                onClick={() => remove(one.id)}
              >
                {SHELF_WORDS.remove}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <p role="status">{news}</p>
      {link !== null && (
        <textarea ref={field} className="shelf-link" aria-label={SHELF_WORDS.link} readOnly value={link} />
      )}
    </section>
  );
}

function usePlay(onGame: (id: string) => void, tell: (problem: string) => void) {
  return ({ code }: Pick<OwnPosition, 'code'>) =>
    void playPosition(code).then(came => ('id' in came ? onGame(came.id) : tell(came.problem || SHELF_WORDS.broken)));
}

/** A position that came by a link: to be played, or to be kept here. */
export function BroughtPosition({ code, onGame }: Props & { readonly code: string }) {
  const [name, setName] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const keep = useOwnPositions(store => store.keep);
  const play = usePlay(onGame, setNews);
  useEffect(() => {
    let gone = false;
    void readPosition(code).then(read => {
      if (gone) return;
      setName(read?.name ?? null);
      setNews(read ? null : SHELF_WORDS.broken);
    });
    return () => {
      gone = true;
    };
  }, [code]);
  return (
    <section className="shelf-brought" aria-label={SHELF_WORDS.brought}>
      <h2>{name === null ? SHELF_WORDS.brought : `${SHELF_WORDS.brought}: ${name}`}</h2>
      {name !== null && (
        <p className="shelf-buttons">
          <button type="button" className="accented" onClick={() => play({ code })}>
            {SHELF_WORDS.open}
          </button>
          <button
            type="button"
            className="plain-button"
            onClick={() => setNews(keep(name, code) ? SHELF_WORDS.kept(name) : SHELF_WORDS.lost)}
          >
            {SHELF_WORDS.keep}
          </button>
        </p>
      )}
      <p role="status">{news}</p>
    </section>
  );
}
