import { useMemo } from 'react';
import { type Qr, qrOf } from '../../../art/qr';
import { download } from '../../saves/download';
import { pictureNameOf } from './fileName';

interface Props {
  /** What the code says: a link to the squad. */
  readonly link: string;
  readonly name: string;
}

/** Only devices at this very machine find such an address. */
const isOnlyHere = (link: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(link);

const pictureOf = ({ size, path }: Qr): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}">` +
  `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;

/** The link as a QR code, to be read off this screen by a phone. */
export function QrWay({ link, name }: Props) {
  const qr = useMemo(() => qrOf(link), [link]);
  return (
    <div className="share-qr">
      {qr && (
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={`QR code of the link to ${name}`}
        >
          <path className="qr-paper" d={`M0 0h${qr.size}v${qr.size}H0z`} />
          <path className="qr-ink" d={qr.path} />
        </svg>
      )}
      <div>
        <strong>QR code</strong>{' '}
        <span className="quiet">
          {qr
            ? 'Of the link to Range One: a phone’s camera reads it off this screen.'
            : 'The link is too long for one.'}
          {isOnlyHere(link) &&
            ' This page’s address is known to this machine only: other devices reach it once it is served to the network.'}
        </span>
        {qr && (
          <p>
            <button type="button" onClick={() => download(pictureNameOf(name), pictureOf(qr), 'image/svg+xml')}>
              Save as a picture
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
