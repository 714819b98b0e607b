import type { Face } from '../../engine/core/event';
import type { DieKind, Tally } from '../../store/replay/luck';
import { Icon } from '../Icon';

/** Of eight faces of a die so many are of each kind. */
const SIDES: Readonly<Record<DieKind, Readonly<Partial<Record<Face, number>>>>> = {
  attack: { hit: 3, crit: 1, focus: 2, blank: 2 },
  defense: { evade: 3, focus: 2, blank: 3 },
};
const WIDTH = 160;
const BAR = 10;

interface Props {
  readonly kind: DieKind;
  readonly faces: readonly Face[];
  readonly tally: Tally;
}

/** How often each face fell, as a bar; the mark on it stands where it could be expected. */
export function FaceBars({ kind, faces, tally }: Props) {
  const expected = (face: Face) => (tally.rolled * (SIDES[kind][face] ?? 0)) / 8;
  const most = Math.max(...faces.flatMap(face => [tally.faces[face] ?? 0, expected(face)]));
  return (
    <ul className="luck-faces">
      {faces.map(face => {
        const fell = tally.faces[face] ?? 0;
        const at = (WIDTH * expected(face)) / most;
        return (
          <li key={face}>
            <Icon name={face} size={18} />
            <span className="luck-face">{face}</span>
            <svg width={WIDTH + 4} height={BAR + 6} aria-hidden="true" className={`luck-bar luck-${kind}`}>
              <rect className="luck-fell" x={1} y={3} width={(WIDTH * fell) / most} height={BAR} rx={2} />
              <line className="luck-expected" x1={at + 1} x2={at + 1} y1={0} y2={BAR + 6} />
            </svg>
            <span className="luck-count">
              {fell} <span className="quiet">for {expected(face).toFixed(1)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
