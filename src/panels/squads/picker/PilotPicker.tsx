import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import { KEYWORDS, type PilotId, type ProfileId, SLOTS, type UpgradeId } from '../../../engine/core/vocabulary';
import { cardsOf } from '../../../squads/hangar';
import { forPlay, type KeptSquad } from '../../../squads/io/kept';
import { totalOf } from '../../../squads/io/writeXws';
import { mayJoin } from '../../../squads/limited';
import { type PilotEntry, type PilotFilter, pilotsFound } from '../../../squads/search';
import { HandsMark } from '../../hands/HandsMark';
import { cardsOfPilot } from '../../hands/hands';
import { counted } from '../../text';
import { Silhouette } from '../Silhouette';
import { bulletsOf, limitedWords, slotName } from '../words';
import { PlaysToggle } from './PlaysToggle';
import { Rows } from './Rows';
import { Narrow, SearchField } from './SearchField';
import type { Plays } from './usePlays';

interface Props {
  readonly catalog: Catalog;
  readonly squad: KeptSquad;
  readonly profile: ProfileId;
  readonly index: readonly PilotEntry[];
  readonly card: PilotId | UpgradeId | null;
  readonly plays: Plays;
  readonly onShow: (pilot: PilotId) => void;
  readonly onTake: (pilot: PilotId) => void;
}

const INITIATIVES = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** All pilots of the faction: find one, read it, take it. */
export function PilotPicker(props: Props) {
  const [filter, setFilter] = useState<PilotFilter>({});
  const narrow = (change: PilotFilter) => setFilter(now => ({ ...now, ...change }));
  // The field follows the keys at once; the list comes when there is time.
  const deferred = useDeferredValue(filter);
  const { catalog, index, plays } = props;
  const { lets, only, onOnly } = plays;
  const matching = useMemo(() => pilotsFound(index, deferred), [index, deferred]);
  const found = useMemo(
    () => matching.filter(({ pilot }) => lets(cardsOfPilot(catalog, pilot))),
    [matching, lets, catalog],
  );
  const ships = useMemo(() => [...new Map(index.map(({ shipType }) => [shipType.id, shipType])).values()], [index]);
  const keywords = useMemo(() => KEYWORDS.filter(one => index.some(entry => entry.keywords.includes(one))), [index]);
  const slots = useMemo(() => SLOTS.filter(one => pilotsFound(index, { slot: one }).length > 0), [index]);
  const isNarrowed = only || Object.values(filter).some(value => value !== undefined && value !== '');
  return (
    <section className="picker" aria-label="Pilots">
      <div className="picker-filter">
        <SearchField
          label="Find a pilot, ship or ability"
          value={filter.text ?? ''}
          onChange={text => narrow({ text })}
        />
        <Narrow
          label="Ship"
          any="Any ship"
          value={filter.shipType}
          options={ships.map(({ id, name }) => ({ value: id, name }))}
          onChange={shipType => narrow({ shipType })}
        />
        <Narrow
          label="Initiative"
          any="Any initiative"
          value={INITIATIVES.find(one => Number(one) === filter.initiative)}
          options={INITIATIVES.map(one => ({ value: one, name: `Initiative ${one}` }))}
          onChange={one => narrow({ initiative: one === undefined ? undefined : Number(one) })}
        />
        <Narrow
          label="Keyword"
          any="Any keyword"
          value={filter.keyword}
          options={keywords.map(one => ({ value: one, name: one }))}
          onChange={keyword => narrow({ keyword })}
        />
        <Narrow
          label="Slot"
          any="Any slots"
          value={SLOTS.find(one => one === filter.slot)}
          options={slots.map(one => ({ value: one, name: `With ${slotName(one)}` }))}
          onChange={slot => narrow({ slot })}
        />
        <PlaysToggle {...plays} />
        <p className="picker-count" role="status">
          {counted(found.length, 'pilot')}
          {isNarrowed && (
            <button
              type="button"
              onClick={() => {
                setFilter({});
                onOnly(false);
              }}
            >
              Show all
            </button>
          )}
        </p>
      </div>
      <Found
        {...props}
        found={found}
        none={matching.length > 0 ? 'The table plays no pilot that matches.' : 'No pilot matches.'}
      />
    </section>
  );
}

/** Only drawn anew when what was found, or the squad, is another. */
const Found = memo(function Found({
  found,
  none,
  catalog,
  squad,
  profile,
  card,
  onShow,
  onTake,
}: Props & { readonly found: readonly PilotEntry[]; readonly none: string }) {
  const cards = useMemo(
    () => cardsOf(catalog, profile, forPlay(catalog, squad).squad.ships),
    [catalog, profile, squad],
  );
  const left = catalog.profile(profile).points - totalOf(catalog, profile, squad);
  const noteOn = ({ pilot, points }: PilotEntry): string | null => {
    if (!mayJoin([pilot], cards)) return 'limited: the squad has all it may';
    return points > left ? `${points - left} over the limit` : null;
  };
  return (
    <Rows
      items={found}
      label="Pilots found"
      none={none}
      row={entry => (
        <PilotRow
          key={entry.pilot.id}
          catalog={catalog}
          entry={entry}
          note={noteOn(entry)}
          isShown={entry.pilot.id === card}
          onShow={onShow}
          onTake={onTake}
        />
      )}
    />
  );
});

interface RowProps extends Pick<Props, 'catalog' | 'onShow' | 'onTake'> {
  readonly entry: PilotEntry;
  /** Why taking it would be a problem. */
  readonly note: string | null;
  readonly isShown: boolean;
}

const PilotRow = memo(function PilotRow({ catalog, entry, note, isShown, onShow, onTake }: RowProps) {
  const { pilot, shipType, points, loadout, printed } = entry;
  const { id, name, limited, initiative, standardLoadout } = pilot;
  return (
    <li className={isShown ? 'card-row shown' : 'card-row'}>
      <button
        type="button"
        className="row-name"
        aria-current={isShown}
        onClick={() => onShow(id)}
        onFocus={() => onShow(id)}
        // A finger that scrolls shows nothing.
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onShow(id)}
      >
        <span className="initiative">
          <span className="for-screen-readers">Initiative </span>
          {initiative}
        </span>
        <Silhouette shipType={shipType.id} size={26} />
        <span className="row-words">
          <span>
            <span title={limitedWords(limited)}>{bulletsOf(limited)}</span> <strong>{name}</strong>{' '}
            <HandsMark cards={cardsOfPilot(catalog, pilot)} />
          </span>
          <span className="quiet">
            {shipType.name}
            {printed.length > 0 && `: ${printed.join(', ')}`}
          </span>
          {note && <span className="row-note">{note}</span>}
        </span>
        <span className="row-cost">
          <strong>{points} points</strong>
          <span className="quiet">{standardLoadout ? 'standard' : `loadout ${loadout}`}</span>
        </span>
      </button>
      <button
        type="button"
        className="row-take"
        aria-label={`Add ${name}, ${shipType.name}`}
        onClick={() => onTake(id)}
      >
        Add
      </button>
    </li>
  );
});
