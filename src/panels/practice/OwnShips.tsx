import { useId, useMemo, useState } from 'react';
import type { Catalog } from '../../catalog/catalog';
import type { Faction, PilotId } from '../../engine/core/vocabulary';
import type { ReadyMade } from '../../squads/readyMade/readyMade';
import { FactionOptions } from '../FactionOptions';
import { Choice } from '../setup/Choice';
import { shipLines } from '../setup/shipLines';
import { squadOf } from './agreed';
import type { PracticeDraft } from './draft';
import { among, pilotsNamed } from './pilots';

type Own = PracticeDraft['own'];

interface Props {
  readonly draft: PracticeDraft;
  /** Null while the cards of the faction are on their way. */
  readonly catalog: Catalog | null;
  readonly shelf: readonly ReadyMade[];
  readonly onChange: (change: Partial<Own>) => void;
}

const KINDS = [
  { id: 'ship', name: 'A single ship' },
  { id: 'squad', name: 'A squad' },
] as const;

/** What the player flies. */
export function OwnShips({ draft, catalog, shelf, onChange }: Props) {
  const { own } = draft;
  return (
    <section className="practice-part" aria-labelledby="practice-own">
      <h2 id="practice-own">Your ships</h2>
      <Choice
        legend="You fly"
        className="choice-cards"
        options={KINDS}
        chosen={own.kind}
        onChoose={kind => onChange({ kind })}
      />
      <FactionField name="Your faction" faction={own.faction} onChange={faction => onChange({ faction })} />
      {catalog &&
        (own.kind === 'ship' ? (
          <PilotSearch key={own.faction} catalog={catalog} chosen={own.pilot} onChoose={pilot => onChange({ pilot })} />
        ) : (
          <ReadySquad draft={draft} catalog={catalog} shelf={shelf} onChoose={squad => onChange({ squad })} />
        ))}
    </section>
  );
}

interface FactionProps {
  readonly name: string;
  readonly faction: Faction;
  readonly onChange: (faction: Faction) => void;
}

export function FactionField({ name, faction, onChange }: FactionProps) {
  return (
    <label className="practice-field">
      {name}
      <select value={faction} onChange={({ target }) => onChange(target.value as Faction)}>
        <FactionOptions />
      </select>
    </label>
  );
}

interface SearchProps {
  readonly catalog: Catalog;
  readonly chosen: PilotId;
  readonly onChoose: (pilot: PilotId) => void;
}

/** Every pilot of the faction; words of a name or a ship narrow the list. */
function PilotSearch({ catalog, chosen, onChoose }: SearchProps) {
  const group = useId();
  const [wanted, setWanted] = useState('');
  const all = useMemo(() => pilotsNamed(catalog, ''), [catalog]);
  const found = useMemo(() => pilotsNamed(catalog, wanted), [catalog, wanted]);
  const current = among(all, chosen);
  const { name, shipType } = all.find(({ id }) => id === current)!;
  return (
    <>
      <p className="practice-chosen">
        <strong>{name}</strong> {shipType}
      </p>
      <label className="practice-field">
        Find a pilot or a ship
        <input
          type="search"
          value={wanted}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <fieldset className="pilots">
        <legend className="for-screen-readers">Pilot</legend>
        {found.map(({ id, name: pilot, shipType: ship, initiative }) => (
          <label key={id} className="pilot">
            <input type="radio" name={group} checked={id === current} onChange={() => onChoose(id)} />
            <span>
              <strong>{pilot}</strong> {ship}
            </span>
            <span className="pilot-initiative" title="Initiative">
              <span className="for-screen-readers">Initiative </span>
              {initiative}
            </span>
          </label>
        ))}
        {found.length === 0 && <p>No pilot of this faction has these words.</p>}
      </fieldset>
    </>
  );
}

interface SquadProps extends Pick<Props, 'draft' | 'shelf'> {
  readonly catalog: Catalog;
  readonly onChoose: (name: string) => void;
}

function ReadySquad({ draft, catalog, shelf, onChoose }: SquadProps) {
  const squad = squadOf(draft, shelf);
  const offered = shelf.filter(one => one.squad.faction === draft.own.faction);
  return (
    <>
      <label className="practice-field">
        Squad
        <select value={squad.name} onChange={({ target }) => onChoose(target.value)}>
          {offered.map(one => (
            <option key={one.squad.name}>{one.squad.name}</option>
          ))}
        </select>
      </label>
      <ul className="squad-ships" aria-label={`Ships of ${squad.name}`}>
        {shipLines(catalog, squad).map(({ key, count, pilot, shipType }) => (
          <li key={key}>
            {count > 1 && `${count} × `}
            <strong>{pilot}</strong> {shipType}
          </li>
        ))}
      </ul>
    </>
  );
}
