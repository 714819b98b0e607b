import type { ShipId } from '../../engine/core/ids';
import { type ManeuverCode, parseManeuver } from '../../engine/core/vocabulary';
import { type Drill, type Flown, inWords, isBetter } from '../../lessons/drills/drill';
import { dialsIn, legsOf } from '../../lessons/drills/trails';
import { Icon } from '../Icon';
import { maneuverName } from '../table/labels';
import { useDrill } from './useDrill';

interface Props {
  readonly drill: Drill;
  /** What the player flew; null where the table flew. */
  readonly flown: Flown | null;
}

const dialsOf = (flown: Flown | null, ship: ShipId): readonly ManeuverCode[] =>
  (flown && dialsIn(legsOf(flown, 'p1').get(ship) ?? [])) ?? [];

/** Whoever flew as well as the stored way sees another one. */
export function nameOfWay(drill: Drill, flown: Flown | null, score: number | null): string {
  const stand = flown && drill.measure(flown);
  return stand?.verdict === 'done' && score !== null && !isBetter(drill, score, stand.score)
    ? 'Another way'
    : 'A better way';
}

/** The dials of both ways, ship by ship; on the board their paths lie side by side. */
export function WaysFlown({ drill, flown }: Props) {
  const better = useDrill(store => store.better);
  const ships = Object.keys(drill.way) as ShipId[];
  const several = ships.length > 1;
  return (
    <dl className="ways">
      {flown && (
        <>
          <dt>
            <Swatch look="flown" /> Your way
          </dt>
          {ships.map(ship => (
            <Dials key={ship} ship={several ? ship : null} dials={dialsOf(flown, ship)} />
          ))}
        </>
      )}
      <dt>
        <Swatch look="better" /> {nameOfWay(drill, flown, better?.stand.score ?? null)}
        {better && `: ${inWords(drill, better.stand.score)}`}
      </dt>
      {better ? (
        ships.map(ship => <Dials key={ship} ship={several ? ship : null} dials={dialsOf(better.flown, ship)} />)
      ) : (
        <dd>One moment …</dd>
      )}
    </dl>
  );
}

const Swatch = ({ look }: { readonly look: 'flown' | 'better' }) => (
  <span className={`way-swatch way-${look}`} aria-hidden="true" />
);

interface DialsProps {
  readonly ship: ShipId | null;
  readonly dials: readonly ManeuverCode[];
}

function Dials({ ship, dials }: DialsProps) {
  return (
    <dd>
      {ship && <span className="way-ship">{ship.slice('ship:'.length)}</span>}
      {dials.length === 0 && 'no move'}
      {dials.map((code, at) => {
        const { speed, bearing, difficulty } = parseManeuver(code);
        return (
          <span key={at} className={`way-dial way-${difficulty}`} role="img" aria-label={maneuverName(code)}>
            {speed}
            <Icon name={bearing} />
          </span>
        );
      })}
    </dd>
  );
}
