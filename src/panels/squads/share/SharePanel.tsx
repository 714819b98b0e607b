import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Catalog } from '../../../catalog/catalog';
import type { CardWords } from '../../../catalog/words';
import { builderLink } from '../../../squads/io/builderLink';
import { markdown } from '../../../squads/io/markdown';
import { MOD_POINTS, modText } from '../../../squads/io/modText';
import { plainText } from '../../../squads/io/plainText';
import { shareHash } from '../../../squads/io/shareLink';
import { xwsText } from '../../../squads/io/writeXws';
import { download } from '../../saves/download';
import type { Draft } from '../builder/edits';
import { copyFrom } from './copy';
import { fileNameOf } from './fileName';
import { PrintSheet } from './PrintSheet';
import { QrWay } from './QrWay';

interface Props {
  readonly catalog: Catalog;
  readonly words: CardWords;
  readonly draft: Draft;
}

/** Where this page lives, without what came after it. */
const ownAddress = (): string => `${location.origin}${location.pathname}`;

const SELECTED = 'Your browser does not let this page copy. The text is selected: press Ctrl+C.';

/** The squad to take along: as a link, as XWS, as text, on paper. */
export function SharePanel({ catalog, words, draft: { profile, squad } }: Props) {
  const [said, setSaid] = useState('');
  const link = `${ownAddress()}${shareHash(catalog, profile, squad)}`;
  const ways = [
    {
      name: 'Link to Range One',
      about: 'Whoever opens it has the squad here. The squad is in the link itself; nothing is stored elsewhere.',
      text: link,
    },
    {
      name: 'Link for the web builder',
      about: 'Opens the squad in the common web builder.',
      text: builderLink(catalog, profile, squad),
    },
    { name: 'Plain text', about: 'To read out or to post.', text: plainText(catalog, profile, squad) },
    { name: 'Markdown', about: 'For forums and chats that know it.', text: markdown(catalog, profile, squad) },
    { name: 'XWS', about: 'The format that builders and tools exchange.', text: xwsText(catalog, profile, squad) },
    {
      name: 'Tabletop Simulator',
      about: `For its X-Wing mod. On the datapad: Spawn List, ${MOD_POINTS[profile]}, XWS Spawner; paste this line there, then Spawn Ships.`,
      text: modText(catalog, profile, squad),
    },
  ];
  const fields = useRef(new Map<string, HTMLTextAreaElement | null>());
  const copy = async (name: string) => {
    const field = fields.current.get(name);
    if (field) setSaid((await copyFrom(field)) === 'copied' ? `${name}: copied.` : SELECTED);
  };
  return (
    <section className="picker" aria-label="Export">
      <div className="picker-filter">
        <h2>Export</h2>
        <p className="share-tools">
          <button type="button" onClick={() => download(fileNameOf(squad.name), xwsText(catalog, profile, squad))}>
            Save as an XWS file
          </button>
          <button type="button" onClick={() => print()}>
            Print
          </button>
        </p>
        <p role="status" className="share-said">
          {said}
        </p>
      </div>
      <QrWay link={link} name={squad.name} />
      {ways.map(({ name, about, text }) => (
        <div key={name} className="share-way">
          <label>
            <strong>{name}</strong> <span className="quiet">{about}</span>
            <textarea
              ref={field => void fields.current.set(name, field)}
              readOnly
              rows={Math.min(8, text.split('\n').length + 1)}
              value={text}
              onFocus={event => event.target.select()}
            />
          </label>
          <button type="button" aria-label={`Copy: ${name}`} onClick={() => void copy(name)}>
            Copy
          </button>
        </div>
      ))}
      {createPortal(<PrintSheet catalog={catalog} words={words} profile={profile} squad={squad} />, document.body)}
    </section>
  );
}
