import { useMemo } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import type { PilotId, UpgradeId } from '../../../engine/core/vocabulary';
import { OBSTACLES_OF_A_SQUAD } from '../../../squads/obstacles';
import { type Collection, shortagesOf } from '../../../squads/owned';
import type { SquadProblem } from '../../../squads/problem';
import { Icon } from '../../Icon';
import type { Arrivals } from '../library/arrivals';
import { News } from '../News';
import { Outline } from '../picker/Outline';
import { obstacleNames } from '../words';
import { type Draft, describe } from './edits';
import type { Mode } from './mode';
import { Problems } from './Problems';
import { ShipEntry } from './ShipEntry';
import { TagsField } from './TagsField';
import type { Building } from './useBuilding';

interface Props {
  readonly catalog: Catalog;
  readonly draft: Draft;
  readonly edit: Building['edit'];
  readonly problems: readonly SquadProblem[];
  /** What the player owns, if they counted it. */
  readonly collection: Collection | null;
  readonly warnings: readonly string[];
  readonly news: Arrivals | null;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly onRearranged: () => void;
  readonly onShow: (card: PilotId | UpgradeId) => void;
}

/** The squad so far: its problems, ships, obstacles and notes. */
export function SquadColumn(props: Props) {
  const { catalog, draft, edit, problems, collection, warnings, news, mode, onMode, onRearranged, onShow } = props;
  const { squad } = draft;
  const shortages = useMemo(
    () => (collection ? shortagesOf(catalog, collection, squad.ships) : []),
    [catalog, collection, squad.ships],
  );
  return (
    <section className="workbench-squad" aria-label="Squad">
      {news && <News news={news} />}
      <Problems problems={problems} warnings={warnings} shortages={shortages} />
      <ol className="ship-entries">
        {squad.ships.map((_, at) => (
          <ShipEntry
            key={at}
            catalog={catalog}
            draft={draft}
            at={at}
            hasProblem={problems.some(({ ship }) => ship === at)}
            edit={edit}
            mode={mode}
            onMode={onMode}
            onRearranged={onRearranged}
            onShow={onShow}
          />
        ))}
      </ol>
      <p className="squad-doors">
        <button
          type="button"
          id="add-ships"
          aria-pressed={mode.kind === 'pilots'}
          onClick={() => onMode({ kind: 'pilots' })}
        >
          <Icon name="squad" /> Add ships
        </button>
        <button type="button" aria-pressed={mode.kind === 'share'} onClick={() => onMode({ kind: 'share' })}>
          <Icon name="export" /> Export
        </button>
      </p>
      <button
        type="button"
        className="squad-obstacles"
        aria-pressed={mode.kind === 'obstacles'}
        onClick={() => onMode({ kind: 'obstacles' })}
      >
        <span>Obstacles</span>
        <Lying catalog={catalog} draft={draft} />
        {squad.obstacles.length < OBSTACLES_OF_A_SQUAD && <span className="quiet">Choose three.</span>}
      </button>
      <TagsField tags={draft.tags} edit={edit} />
      <label className="squad-notes">
        Notes
        <textarea
          rows={3}
          maxLength={2000}
          value={squad.notes ?? ''}
          placeholder="How it flies, what to remember"
          onChange={({ target }) => edit(now => describe(now, { notes: target.value }), 'notes')}
        />
      </label>
    </section>
  );
}

function Lying({ catalog, draft: { squad } }: { readonly catalog: Catalog; readonly draft: Draft }) {
  const names = obstacleNames(catalog);
  return squad.obstacles.map(id =>
    catalog.hasObstacle(id) ? (
      <span key={id}>
        <span className="for-screen-readers">{names.get(id)} </span>
        <Outline obstacle={catalog.obstacle(id)} size={34} />
      </span>
    ) : (
      <span key={id}>unknown</span>
    ),
  );
}
