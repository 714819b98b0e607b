import type { Catalog } from '../../../catalog/catalog';
import type { CardWords } from '../../../catalog/words';
import type { ProfileId } from '../../../engine/core/vocabulary';
import type { KeptSquad } from '../../../squads/io/kept';
import { totalOf } from '../../../squads/io/writeXws';
import { FACTION_NAMES } from '../../../squads/names';
import { useFitted } from '../details/fitting';
import { Outline } from '../picker/Outline';
import { obstacleNames } from '../words';
import { groupsOf } from './groups';
import { PrintedShip } from './PrintedShip';
import './print.css';

interface Props {
  readonly catalog: Catalog;
  readonly words: CardWords;
  readonly profile: ProfileId;
  readonly squad: KeptSquad;
}

/** So many different ships find room in large print. */
const MOST_LARGE = 4;

/** The squad on paper, to play with: seen in print only. */
export function PrintSheet({ catalog, words, profile, squad }: Props) {
  const names = obstacleNames(catalog);
  const fitted = useFitted(catalog);
  const { points } = catalog.profile(profile);
  const groups = groupsOf(squad.ships);
  return (
    <article className={groups.length > MOST_LARGE ? 'print-sheet print-small' : 'print-sheet'}>
      <header className="print-head">
        <h1>{squad.name}</h1>
        <p>
          {FACTION_NAMES[squad.faction]}, {totalOf(catalog, profile, squad)} of {points} points
        </p>
        <p className="print-lines">
          <span>Player</span>
          <span>Event</span>
          <span>Date</span>
        </p>
      </header>
      <div className="print-ships">
        {groups.map(({ at, places }) => (
          <PrintedShip
            key={at}
            catalog={catalog}
            words={words}
            profile={profile}
            squad={squad}
            at={at}
            places={places}
            fitted={fitted}
          />
        ))}
      </div>
      <footer className="print-foot">
        {squad.obstacles
          .filter(id => catalog.hasObstacle(id))
          .map(id => (
            <figure key={id}>
              <Outline obstacle={catalog.obstacle(id)} size={56} />
              <figcaption>{names.get(id)}</figcaption>
            </figure>
          ))}
        <p className="print-legend">
          Dials: round is blue, square is white, dashed is red, dotted is purple. Boxes are hull, rings shields,
          diamonds charges, hexagons Force.
        </p>
      </footer>
      {squad.notes && <p className="print-notes">{squad.notes}</p>}
    </article>
  );
}
