import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import { KEYWORDS, type PilotId, type ProfileId, SLOTS, type UpgradeId } from '../../../engine/core/vocabulary';
import type { KeptSquad } from '../../../squads/io/kept';
import { isLeft } from '../../../squads/owned';
import { type PilotEntry, type PilotFilter, type PilotOrder, pilotsFound, pilotsIn } from '../../../squads/search';
import { HandsMark } from '../../hands/HandsMark';
import { cardsOfPilot } from '../../hands/hands';
import { counted } from '../../text';
import { OwnedToggle } from '../collection/OwnedToggle';
import type { Owned } from '../collection/useOwned';
import { Silhouette } from '../Silhouette';
import { bulletsOf, limitedWords, slotName } from '../words';
import { PlaysToggle } from './PlaysToggle';
import { Rows } from './Rows';
import { InOrder, MostCost, Narrow, SearchField } from './SearchField';
import type { Plays } from './usePlays';
import { type NoteOn, whyNoPilot } from './whyNoPilot';

interface Props {
  readonly catalog: Catalog;
  readonly squad: KeptSquad;
  readonly profile: ProfileId;
  readonly index: readonly PilotEntry[];
  readonly card: PilotId | UpgradeId | null;
  readonly plays: Plays;
  readonly owned: Owned;
  readonly onShow: (pilot: PilotId) => void;
  readonly onTake: (pilot: PilotId) => void;
}

const INITIATIVES = ['0', '1', '2', '3', '4', '5', '6'] as const;

const ORDER_NAMES: Readonly<Record<PilotOrder, string>> = {
  ship: 'By ship',
  name: 'By name',
  initiative: 'Highest initiative first',
  cheap: 'Cheapest first',
  dear: 'Dearest first',
};

/** All pilots of the faction: find one, read it, take it. */
export function PilotPicker(props: Props) {
  const [filter, setFilter] = useState<PilotFilter>({});
  const [order, setOrder] = useState<PilotOrder>('ship');
  const [fitting, setFitting] = useState(false);
  const narrow = (change: PilotFilter) => setFilter(now => ({ ...now, ...change }));
  // The field follows the keys at once; the list comes when there is time.
  const deferred = useDeferredValue(filter);
  const { catalog, squad, profile, index, plays, owned } = props;
  const { lets, only, onOnly } = plays;
  const noteOn = useMemo(() => whyNoPilot(catalog, profile, squad), [catalog, profile, squad]);
  const matching = useMemo(() => pilotsIn(order, pilotsFound(index, deferred)), [index, order, deferred]);
  // While it is off, another squad makes no other list: one that was unfolded stays so.
  const sieve = fitting ? noteOn : null;
  const mine = owned.only ? owned.collection : null;
  const flying = mine ? squad.ships : null;
  const found = useMemo(
    () =>
      matching.filter(
        one =>
          lets(cardsOfPilot(catalog, one.pilot)) &&
          (!sieve || sieve(one) === null) &&
          (!mine || !flying || isLeft(catalog, mine, flying, one.pilot)),
      ),
    [matching, lets, catalog, sieve, mine, flying],
  );
  const ships = useMemo(() => [...new Map(index.map(({ shipType }) => [shipType.id, shipType])).values()], [index]);
  const keywords = useMemo(() => KEYWORDS.filter(one => index.some(entry => entry.keywords.includes(one))), [index]);
  const slots = useMemo(() => SLOTS.filter(one => pilotsFound(index, { slot: one }).length > 0), [index]);
  const isNarrowed =
    only || owned.only || fitting || Object.values(filter).some(value => value !== undefined && value !== '');
  const none = () => {
    if (matching.length === 0) return 'No pilot matches.';
    if (owned.only) return 'Of what matches, you own no ship that is left.';
    return fitting ? 'No pilot that matches still fits.' : 'The table plays no pilot that matches.';
  };
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
        <MostCost costs={index.map(({ points }) => points)} value={filter.most} onChange={most => narrow({ most })} />
        <InOrder value={order} names={ORDER_NAMES} onChange={setOrder} />
        <label className="picker-all" title="Leaves out pilots that would be over the points, or one too many.">
          <input type="checkbox" checked={fitting} onChange={({ target }) => setFitting(target.checked)} />
          Still fits
        </label>
        <OwnedToggle {...owned} />
        <PlaysToggle {...plays} />
        <p className="picker-count" role="status">
          {counted(found.length, 'pilot')}
          {isNarrowed && (
            <button
              type="button"
              onClick={() => {
                setFilter({});
                setFitting(false);
                owned.onOnly(false);
                onOnly(false);
              }}
            >
              Show all
            </button>
          )}
        </p>
      </div>
      <Found {...props} found={found} noteOn={noteOn} none={none()} />
    </section>
  );
}

interface FoundProps extends Props {
  readonly found: readonly PilotEntry[];
  readonly noteOn: NoteOn;
  readonly none: string;
}

/** Only drawn anew when what was found, or the squad, is another. */
const Found = memo(function Found({ found, noteOn, none, catalog, card, onShow, onTake }: FoundProps) {
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
