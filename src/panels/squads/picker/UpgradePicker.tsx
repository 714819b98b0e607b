import { useDeferredValue, useMemo, useState } from 'react';
import type { Upgrade } from '../../../catalog/schemas/upgrade';
import type { PilotId, UpgradeId } from '../../../engine/core/vocabulary';
import { fits } from '../../../squads/fits';
import type { Hangar } from '../../../squads/hangar';
import { isLeft } from '../../../squads/owned';
import { type UpgradeEntry, type UpgradeOrder, upgradesFound, upgradesIn } from '../../../squads/search';
import type { AnySlot } from '../../../squads/slots';
import { capitalized } from '../../text';
import type { Mode, UpgradeMode } from '../builder/mode';
import type { ShipFacts } from '../builder/shipFacts';
import { OwnedToggle } from '../collection/OwnedToggle';
import type { Owned } from '../collection/useOwned';
import { slotName } from '../words';
import { PlaysToggle } from './PlaysToggle';
import { Rows } from './Rows';
import { InOrder, MostCost, Narrow, SearchField } from './SearchField';
import { UpgradeRow } from './UpgradeRow';
import type { Plays } from './usePlays';
import { reasonsFor } from './whyNot';

interface Props {
  readonly facts: ShipFacts;
  readonly mode: UpgradeMode;
  readonly index: readonly UpgradeEntry[];
  readonly card: PilotId | UpgradeId | null;
  readonly plays: Plays;
  readonly owned: Owned;
  readonly onShow: (card: UpgradeId) => void;
  readonly onMode: (mode: Mode) => void;
  readonly onTake: (card: UpgradeId) => void;
  readonly onDrop: (card: UpgradeId) => void;
}

const ORDER_NAMES: Readonly<Record<UpgradeOrder, string>> = {
  name: 'By name',
  cheap: 'Cheapest first',
  dear: 'Dearest first',
};

export const cardsTitle = ({ slot }: UpgradeMode, { pilot }: ShipFacts): string =>
  `${slot ? capitalized(slotName(slot)) : 'Cards'} for ${pilot.name}`;

/** The cards for one slot of one ship: those that fit, and on demand the others with the reason. */
export function UpgradePicker({ facts, mode, index, card, plays, owned, onShow, onMode, onTake, onDrop }: Props) {
  const { pilot, hangar, open } = facts;
  const [text, setText] = useState('');
  const [most, setMost] = useState<number | undefined>();
  const [order, setOrder] = useState<UpgradeOrder>('name');
  const [all, setAll] = useState(false);
  const deferred = useDeferredValue(text);
  // The ship without the card that another one would replace.
  const free = useMemo<Hangar>(
    () => ({ ...hangar, equipped: hangar.equipped.filter(({ id }) => id !== mode.card) }),
    [hangar, mode.card],
  );
  const offered = useMemo(() => upgradesFound(index, { slot: mode.slot ?? undefined }), [index, mode.slot]);
  const fitting = useMemo(() => new Set(offered.filter(({ upgrade }) => fits(free, upgrade))), [offered, free]);
  const reasonsOf = useMemo(() => reasonsFor(free), [free]);
  const matching = useMemo(() => {
    const named = upgradesIn(order, upgradesFound(offered, { text: deferred, most }));
    const isOn = ({ upgrade }: UpgradeEntry) => hangar.equipped.includes(upgrade);
    const good = named.filter(one => fitting.has(one) || isOn(one));
    return all ? [...good, ...named.filter(one => !good.includes(one))] : good;
  }, [offered, deferred, most, order, fitting, all, hangar]);
  const { lets } = plays;
  const mine = owned.only ? owned.collection : null;
  const found = useMemo(() => {
    const ship = { pilot: free.pilot.id, upgrades: free.equipped.map(({ id }) => id) };
    const isMine = (upgrade: Upgrade) => !mine || isLeft(free.catalog, mine, [...free.squad.ships, ship], upgrade);
    return matching.filter(({ upgrade }) => lets([upgrade]) && (hangar.equipped.includes(upgrade) || isMine(upgrade)));
  }, [matching, lets, mine, free, hangar]);
  const none = () => {
    if (matching.length > 0 && mine) return 'Of what matches, you own no card that is left.';
    if (matching.length > 0) return 'The table plays no card that matches.';
    return all || deferred || most !== undefined ? 'No card matches.' : 'No card fits here any more.';
  };
  const slots: readonly AnySlot[] = [...new Set([...(mode.slot ? [mode.slot] : []), ...open])];
  return (
    <section className="picker" aria-label={`Cards for ${pilot.name}`}>
      <div className="picker-filter">
        <h2>{cardsTitle(mode, facts)}</h2>
        <SearchField label="Find a card by name or words" value={text} onChange={setText} />
        <Narrow
          label="Slot"
          any="All open slots"
          value={mode.slot ?? undefined}
          options={slots.map(slot => ({ value: slot, name: slotName(slot) }))}
          onChange={slot => onMode({ ...mode, slot: slot ?? null, card: null })}
        />
        <MostCost costs={offered.map(({ price }) => price)} value={most} onChange={setMost} />
        <InOrder value={order} names={ORDER_NAMES} onChange={setOrder} />
        <label className="picker-all">
          <input type="checkbox" checked={all} onChange={({ target }) => setAll(target.checked)} />
          Show what does not fit, and why
        </label>
        <OwnedToggle {...owned} />
        <PlaysToggle {...plays} />
      </div>
      <Rows
        items={found}
        label="Cards found"
        none={none()}
        row={entry => {
          const { upgrade } = entry;
          const isOn = hangar.equipped.includes(upgrade);
          return (
            <UpgradeRow
              key={upgrade.id}
              entry={entry}
              isShown={upgrade.id === card}
              isOn={isOn}
              reasons={isOn || fitting.has(entry) ? [] : reasonsOf(upgrade.id)}
              onShow={onShow}
              onTake={onTake}
              onDrop={onDrop}
            />
          );
        }}
      />
    </section>
  );
}
