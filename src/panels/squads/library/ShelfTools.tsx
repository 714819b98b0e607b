import { FACTIONS, PROFILES } from '../../../engine/core/vocabulary';
import { FACTION_NAMES, PROFILE_NAMES } from '../../../squads/names';
import { InOrder, Narrow, SearchField } from '../picker/SearchField';
import type { OwnSquad } from './ownSquads';
import { isNarrowed, type ShelfFilter, type ShelfOrder, tagsOn } from './shelved';

interface Props {
  readonly own: readonly OwnSquad[];
  readonly filter: ShelfFilter;
  readonly onFilter: (filter: ShelfFilter) => void;
  /** How many squads come through. */
  readonly count: number;
}

const ORDER_NAMES: Readonly<Record<ShelfOrder, string>> = {
  changed: 'Last changed first',
  name: 'By name',
  points: 'Most points first',
  ships: 'Most ships first',
};

/** Search, sieves and order of the shelf; what no two squads differ in is not asked. */
export function ShelfTools({ own, filter, onFilter, count }: Props) {
  const narrow = (change: ShelfFilter) => onFilter({ ...filter, ...change });
  const factions = FACTIONS.filter(one => own.some(({ squad }) => squad.faction === one));
  const profiles = PROFILES.filter(one => own.some(({ profile }) => profile === one));
  const tags = tagsOn(own);
  return (
    <section className="shelf-tools" aria-label="Find among your squads">
      <SearchField
        label="Find by name, pilot, card, tag or note"
        value={filter.text ?? ''}
        onChange={text => narrow({ text })}
      />
      {(factions.length > 1 || filter.faction) && (
        <Narrow
          label="Faction of your squads"
          any="Any faction"
          value={filter.faction}
          options={factions.map(one => ({ value: one, name: FACTION_NAMES[one] }))}
          onChange={faction => narrow({ faction })}
        />
      )}
      {(profiles.length > 1 || filter.profile) && (
        <Narrow
          label="Point system of your squads"
          any="Any points"
          value={filter.profile}
          options={profiles.map(one => ({ value: one, name: PROFILE_NAMES[one] }))}
          onChange={profile => narrow({ profile })}
        />
      )}
      {tags.length > 0 && (
        <Narrow
          label="Tag"
          any="Any tag"
          value={filter.tag}
          options={tags.map(one => ({ value: one, name: one }))}
          onChange={tag => narrow({ tag })}
        />
      )}
      <InOrder value={filter.order ?? 'changed'} names={ORDER_NAMES} onChange={order => narrow({ order })} />
      {isNarrowed(filter) && (
        <p className="shelf-count" role="status">
          {count} of {own.length}
          <button type="button" onClick={() => onFilter({ order: filter.order ?? 'changed' })}>
            Show all
          </button>
        </p>
      )}
    </section>
  );
}
