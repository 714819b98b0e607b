import { flushSync } from 'react-dom';
import { bareId, type Catalog } from '../../../catalog/catalog';
import type { PilotId, UpgradeId } from '../../../engine/core/vocabulary';
import { priceOf } from '../../../squads/hangar';
import { HandsMark } from '../../hands/HandsMark';
import { bareCardsOf } from '../../hands/hands';
import { Icon } from '../../Icon';
import { Silhouette } from '../Silhouette';
import { bulletsOf, slotName } from '../words';
import { type Draft, duplicateShip, moveShip, removeShip, unequip } from './edits';
import type { Mode } from './mode';
import { type Carried, pilotName, type ShipFacts, shipFacts } from './shipFacts';
import type { Building } from './useBuilding';

interface Props {
  readonly catalog: Catalog;
  readonly draft: Draft;
  readonly at: number;
  readonly hasProblem: boolean;
  readonly edit: Building['edit'];
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  /** The places in the squad are others now. */
  readonly onRearranged: () => void;
  readonly onShow: (card: PilotId | UpgradeId) => void;
}

/** One ship of the squad: pilot, cards, open slots, and what can be done with it. */
export function ShipEntry(props: Props) {
  const { catalog, draft, at, hasProblem } = props;
  const facts = shipFacts(catalog, draft.profile, draft.squad, at);
  const name = pilotName(catalog, draft.squad.ships[at]!);
  return (
    <li className={hasProblem ? 'ship-entry troubled' : 'ship-entry'} aria-label={`Ship ${at + 1}: ${name}`}>
      {facts ? <Known {...props} facts={facts} /> : <p className="stranger">{name}: no such pilot is known here.</p>}
      <Tools {...props} name={name} />
    </li>
  );
}

function Known(props: Props & { readonly facts: ShipFacts }) {
  const { catalog, draft, at, edit, mode, onMode, onShow, facts } = props;
  const { pilot, carried, strangers, open, spent } = facts;
  const price = pilot[draft.profile];
  const isOpen = (slot: string, place: number) =>
    mode.kind === 'upgrades' &&
    mode.ship === at &&
    mode.card === null &&
    mode.slot === slot &&
    open.indexOf(mode.slot) === place;
  return (
    <>
      <button
        type="button"
        id={`ship-${at}`}
        className="ship-pilot"
        onClick={() => onShow(pilot.id)}
        title="Read the card"
      >
        <span className="initiative">
          <span className="for-screen-readers">Initiative </span>
          {pilot.initiative}
        </span>
        <Silhouette shipType={pilot.shipType} size={30} />
        <span className="ship-names">
          <strong>
            {bulletsOf(pilot.limited)} {pilot.name}
          </strong>{' '}
          <HandsMark cards={bareCardsOf(catalog, pilot)} />
          <span className="quiet">{catalog.shipType(pilot.shipType).name}</span>
        </span>
        <span className="ship-cost">
          <strong>{price ? `${price.points} points` : 'no price'}</strong>
          {price && !pilot.standardLoadout && (
            <span className={spent > price.loadout ? 'over' : 'quiet'}>
              loadout {spent}/{price.loadout}
            </span>
          )}
          {pilot.standardLoadout && <span className="quiet">standard loadout</span>}
        </span>
      </button>
      <ul className="ship-cards">
        {carried.map((one, index) => (
          <Card key={`${one.card.id} ${index}`} {...props} carried={one} />
        ))}
        {strangers.map((id, index) => (
          <li key={`${id} ${index}`} className="ship-card-chip stranger">
            <span>{bareId(id)} (unknown)</span>
            <button type="button" aria-label={`Remove ${bareId(id)}`} onClick={() => edit(now => unequip(now, at, id))}>
              <Icon name="close" />
            </button>
          </li>
        ))}
        {open.map((slot, index) => (
          <li key={`${slot} ${index}`}>
            <button
              type="button"
              className="open-slot"
              aria-pressed={isOpen(slot, index)}
              aria-label={`Choose a ${slotName(slot)} card for ${pilot.name}`}
              title={`Open slot: ${slotName(slot)}`}
              onClick={() => onMode({ kind: 'upgrades', ship: at, slot, card: null })}
            >
              <Icon name={`${slot}Slot`} /> {slotName(slot)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A card on the ship; a bought one can be changed for another, or go. */
function Card({ draft, at, edit, mode, onMode, onShow, carried }: Props & { readonly carried: Carried }) {
  const { card, how } = carried;
  const { id, name, slot } = card;
  const price = priceOf(card, draft.profile, draft.squad.faction);
  const label = (
    <>
      <Icon name={`${slot}Slot`} title={slotName(slot)} /> {name}
      {how === 'bought' && price !== null && <span className="quiet"> {price}</span>} <HandsMark cards={[card]} small />
    </>
  );
  const choose = () => {
    onShow(id);
    if (how !== 'printed') onMode({ kind: 'upgrades', ship: at, slot, card: how === 'bought' ? id : null });
  };
  if (how !== 'bought') {
    return (
      <li className="ship-card-chip">
        <button type="button" className="printed" title="Comes with the ship" onClick={choose}>
          {label}
        </button>
      </li>
    );
  }
  return (
    <li className="ship-card-chip">
      <button
        type="button"
        className="chip-name"
        aria-pressed={mode.kind === 'upgrades' && mode.ship === at && mode.card === id}
        onClick={choose}
      >
        {label}
      </button>
      <button
        type="button"
        className="chip-drop"
        aria-label={`Remove ${name}`}
        title="Remove"
        onClick={() => edit(now => unequip(now, at, id))}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function Tools({ draft, at, edit, onRearranged, name }: Props & { readonly name: string }) {
  const last = draft.squad.ships.length - 1;
  // A choice under way belongs to a place in the squad, and places change here; the focus goes along.
  const rearrange = (how: (draft: Draft) => Draft, focus?: string) => {
    flushSync(() => {
      edit(how);
      onRearranged();
    });
    if (focus) document.getElementById(focus)?.focus();
  };
  const move = (by: -1 | 1) => {
    const to = at + by;
    const way = to === 0 ? 'down' : to === last ? 'up' : by < 0 ? 'up' : 'down';
    rearrange(now => moveShip(now, at, by), `ship-${way}-${to}`);
  };
  const remove = () =>
    rearrange(now => removeShip(now, at), last === 0 ? 'add-ships' : `ship-remove-${Math.min(at, last - 1)}`);
  return (
    <p className="ship-tools">
      <button
        type="button"
        id={`ship-up-${at}`}
        aria-label={`Move ${name} up`}
        title="Up"
        disabled={at === 0}
        onClick={() => move(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        id={`ship-down-${at}`}
        aria-label={`Move ${name} down`}
        title="Down"
        disabled={at === last}
        onClick={() => move(1)}
      >
        ↓
      </button>
      <button type="button" aria-label={`Duplicate ${name}`} onClick={() => rearrange(now => duplicateShip(now, at))}>
        Duplicate
      </button>
      <button type="button" id={`ship-remove-${at}`} aria-label={`Remove ${name}`} onClick={remove}>
        Remove
      </button>
    </p>
  );
}
