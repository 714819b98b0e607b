import { useEffect, useMemo } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import { LONGEST_NAME } from '../../../engine/core/text';
import { type Faction, PROFILES, type ProfileId } from '../../../engine/core/vocabulary';
import { totalOf } from '../../../squads/io/writeXws';
import { FACTION_NAMES, PROFILE_NAMES } from '../../../squads/names';
import { FactionOptions } from '../../FactionOptions';
import { Icon } from '../../Icon';
import { counted } from '../../text';
import type { OwnSquad } from '../library/ownSquads';
import { PlayDoor } from '../PlayDoor';
import { describe } from './edits';
import { type Building, type Keeping, named } from './useBuilding';
import { NOT_KEPT } from './useSquadLoss';

interface Props {
  readonly own: OwnSquad;
  readonly building: Building;
  /** Null while it is on its way. */
  readonly catalog: Catalog | null;
  readonly onBack: () => void;
  readonly onPlay: (own: OwnSquad) => void;
}

const KEEPING: Readonly<Record<Keeping, string>> = {
  kept: 'Kept in this browser',
  keeping: 'Keeping …',
  problem: `${NOT_KEPT} Save it as a file before you leave.`,
};

/** Name, faction, point system and total; the way back, and the way to the table. */
export function BuilderHead({ own, building, catalog, onBack, onPlay }: Props) {
  const { draft, edit, keeping } = building;
  const { squad, profile } = draft;
  useUndoKeys(building);
  const asItIs = useMemo(() => ({ ...own, ...draft, squad: named(draft.squad) }), [own, draft]);
  return (
    <header className="builder-head">
      <button type="button" onClick={onBack}>
        <Icon name="back" /> Squads
      </button>
      <label className="builder-name">
        <span className="for-screen-readers">Name of the squad</span>
        <input
          type="text"
          value={squad.name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          spellCheck={false}
          onFocus={event => event.target.select()}
          onChange={({ target }) => edit(now => describe(now, { name: target.value }), 'name')}
        />
      </label>
      {squad.ships.length > 0 ? (
        <span className="builder-faction">{FACTION_NAMES[squad.faction]}</span>
      ) : (
        <label>
          <span className="for-screen-readers">Faction</span>
          <select
            value={squad.faction}
            onChange={({ target }) => edit(now => describe(now, { faction: target.value as Faction }))}
          >
            <FactionOptions />
          </select>
        </label>
      )}
      <label>
        <span className="for-screen-readers">Point system</span>
        <select
          value={profile}
          onChange={({ target }) => edit(now => ({ ...now, profile: target.value as ProfileId }))}
        >
          {PROFILES.map(one => (
            <option key={one} value={one}>
              {PROFILE_NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      {catalog && <Total catalog={catalog} draft={draft} />}
      <span className="builder-tools">
        <button
          type="button"
          aria-label="Undo"
          title="Undo (Ctrl+Z)"
          disabled={!building.undo}
          onClick={building.undo ?? undefined}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          aria-label="Redo"
          title="Redo (Ctrl+Y)"
          disabled={!building.redo}
          onClick={building.redo ?? undefined}
        >
          <Icon name="redo" />
        </button>
      </span>
      {catalog?.factions.includes(squad.faction) && <PlayDoor catalog={catalog} own={asItIs} onPlay={onPlay} />}
      <p role="status" className={`builder-keeping builder-keeping-${keeping}`}>
        {KEEPING[keeping]}
      </p>
    </header>
  );
}

function Total({
  catalog,
  draft: { profile, squad },
}: {
  readonly catalog: Catalog;
  readonly draft: Building['draft'];
}) {
  const total = totalOf(catalog, profile, squad);
  const { points } = catalog.profile(profile);
  const left = points - total;
  return (
    <p className={left < 0 ? 'builder-total over' : 'builder-total'}>
      <strong>
        {total} of {points} points
      </strong>
      , {counted(squad.ships.length, 'ship')}
      {left < 0 && `, ${-left} over`}
    </p>
  );
}

/** In a text field the browser's own undo comes first. */
function useUndoKeys({ undo, redo }: Building): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
}
