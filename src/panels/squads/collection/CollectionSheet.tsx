import { useCallback, useId, useMemo, useState } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/load';
import { FACTIONS, type Faction, SLOTS, type Slot } from '../../../engine/core/vocabulary';
import { FACTION_NAMES } from '../../../squads/names';
import { useRemembering } from '../../../store/remembering';
import { useCollection } from '../../../store/squads/collection';
import { Icon } from '../../Icon';
import { Fetching } from '../../setup/Fetching';
import { useLoading } from '../../setup/useLoading';
import { Sheet } from '../../table/bar/Sheet';
import { capitalized, counted } from '../../text';
import { Narrow } from '../picker/SearchField';
import { Silhouette } from '../Silhouette';
import { slotName } from '../words';
import { OwnedList } from './OwnedList';
import './collection.css';

/** What the player owns, to be counted: ships by type, and upgrade cards if they like. */
export function CollectionSheet({ onClose }: { readonly onClose: () => void }) {
  const loading = useLoading(useCallback(() => loadCatalog(FACTIONS), []));
  return (
    <Sheet title="My collection" widest onClose={onClose}>
      {loading.kind === 'ready' ? (
        <Counting catalog={loading.value} />
      ) : (
        <Fetching what="the cards of all factions" loading={loading} />
      )}
    </Sheet>
  );
}

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function Counting({ catalog }: { readonly catalog: Catalog }) {
  const { ships, upgrades, countsCards, change } = useCollection();
  const isKept = useRemembering(({ works }) => works);
  const group = useId();
  return (
    <div className="collection">
      <p className="quiet">
        Count what you have at home. Then ships and cards can be narrowed to it at the workbench, random squads keep to
        it if you like, and a squad that needs more says so. It is kept in this browser, and goes along in the file that
        holds all squads.
      </p>
      {!isKept && <p role="alert">The browser does not keep it: when this page closes, it is forgotten.</p>}
      <p role="status">
        <strong>
          {counted(sumOf(ships), 'ship')}
          {countsCards ? `, ${counted(sumOf(upgrades), 'upgrade card')}` : ', upgrade cards of every kind'}
        </strong>
      </p>
      <section aria-labelledby={`${group}ships`}>
        <h3 id={`${group}ships`}>Ships</h3>
        <Ships catalog={catalog} counts={ships} onCounts={counts => change({ ships: counts })} />
      </section>
      <section aria-labelledby={`${group}cards`}>
        <h3 id={`${group}cards`}>Upgrade cards</h3>
        <p className="owned-choice">
          <label>
            <input type="radio" name={group} checked={!countsCards} onChange={() => change({ countsCards: false })} />
            Enough of every kind
          </label>
          <label>
            <input type="radio" name={group} checked={countsCards} onChange={() => change({ countsCards: true })} />
            Only those I count
          </label>
        </p>
        {countsCards && <Cards catalog={catalog} counts={upgrades} onCounts={counts => change({ upgrades: counts })} />}
      </section>
    </div>
  );
}

interface PartProps {
  readonly catalog: Catalog;
  readonly counts: Readonly<Record<string, number>>;
  readonly onCounts: (counts: Readonly<Record<string, number>>) => void;
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => a.name.localeCompare(b.name);

function Ships({ catalog, ...counting }: PartProps) {
  const [faction, setFaction] = useState<Faction | undefined>();
  const things = useMemo(
    () =>
      catalog.shipTypes
        .filter(({ factions }) => faction === undefined || factions.includes(faction))
        .toSorted(byName)
        .map(({ id, name }) => ({ id, name, sign: <Silhouette shipType={id} size={26} /> })),
    [catalog, faction],
  );
  return (
    <OwnedList {...counting} label="Ships to count" search="Find a ship" things={things}>
      <Narrow
        label="Faction of the ships"
        any="Any faction"
        value={faction}
        options={FACTIONS.map(one => ({ value: one, name: FACTION_NAMES[one] }))}
        onChange={setFaction}
      />
    </OwnedList>
  );
}

function Cards({ catalog, ...counting }: PartProps) {
  const [slot, setSlot] = useState<Slot | undefined>();
  const things = useMemo(
    () =>
      catalog.upgrades
        .filter(one => !one.standardLoadoutOnly && (slot === undefined || one.slot === slot))
        .toSorted(byName)
        .map(one => ({
          id: one.id,
          name: one.name,
          sign: <Icon name={`${one.slot}Slot`} title={slotName(one.slot)} />,
        })),
    [catalog, slot],
  );
  return (
    <OwnedList {...counting} label="Cards to count" search="Find a card" things={things}>
      <Narrow
        label="Kind of card"
        any="Any kind"
        value={slot}
        options={SLOTS.map(one => ({ value: one, name: capitalized(slotName(one)) }))}
        onChange={setSlot}
      />
    </OwnedList>
  );
}
