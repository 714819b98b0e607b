import type { Effect } from '../../core/effect';
import type { ObjectId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { TOKENS } from '../../core/token';
import { isInsidePlayArea } from '../../geometry/playArea';
import { basesOverlap } from '../../geometry/separation';
import { discOf } from '../../look/objects';
import { quantity } from '../../look/quantities';
import { allShips, baseOf, profileOf, shipsOnTable } from '../../look/ships';
import { type Check, where } from './broken';

/** What holds of the pieces on the table and what lies beside them. */
export const piecesCheck = (table: Table): readonly Check[] => [
  ['basesApart', overlaps(table)],
  ['insidePlayArea', outside(table)],
  ['tokens', allShips(table.state).flatMap(tokens)],
  ['locks', allShips(table.state).flatMap(ship => locks(table, ship))],
  ['markers', markers(table)],
  ['limits', allShips(table.state).flatMap(ship => limits(table, ship))],
  ['dials', allShips(table.state).flatMap(ship => dials(table, ship))],
  ['destruction', allShips(table.state).flatMap(ship => destruction(table, ship))],
  ['docking', allShips(table.state).flatMap(ship => docking(table, ship))],
];

function overlaps(table: Table): readonly string[] {
  const placed = shipsOnTable(table.state).map(ship => ({ id: ship.id, base: baseOf(table, ship) }));
  return placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter(other => basesOverlap(one.base, other.base))
      .map(other => `${one.id} lies on ${other.id}`),
  );
}

/** Whether a question stands of which one answer leads to such an effect. */
const mayCome = ({ state }: Table, isIt: (effect: Effect) => boolean): boolean =>
  state.pending.some(({ options }) => options.some(({ then }) => then.some(isIt)));

/** A ship about to flee, of which a card may still make something else. */
const isLeaving = (table: Table, { id }: Ship): boolean =>
  mayCome(table, effect => effect.do === 'flee' && effect.ship === id);

const outside = (table: Table): readonly string[] =>
  shipsOnTable(table.state)
    .filter(ship => !isInsidePlayArea(baseOf(table, ship)) && !isLeaving(table, ship))
    .map(({ id }) => `${id} lies outside`);

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

function tokens({ id, tokens: held, where: place }: Ship): readonly string[] {
  return where(
    ...TOKENS.map(token => [!isCount(held[token]), `${id} has ${held[token]} ${token} tokens`] as const),
    [held.cloak > 1, `${id} is cloaked twice`],
    [place === 'removed' && TOKENS.some(token => held[token] > 0), `${id} is gone and has tokens`],
  );
}

function locks(table: Table, { id, where: place, locks: held }: Ship): readonly string[] {
  return where(
    // A card that lets a ship hold more is not active in reserve, but takes none of them away.
    [place === 'table' && held.length > quantity(table, 'locks', 1, id, {}), `${id} has ${held.length} locks`],
    ...held.map(object => [!canBeLocked(table, object), `${id} locks ${object}, which is not there`] as const),
    [held.includes(id), `${id} locks itself`],
  );
}

export function canBeLocked({ state }: Table, object: ObjectId): boolean {
  const [kind] = object.split(':');
  // A lock stays on a ship in reserve.
  const place = state.ships[object as Ship['id']]?.where;
  if (kind === 'ship') return place === 'table' || place === 'reserve';
  if (kind === 'rock') return Boolean(state.rocks[object as keyof typeof state.rocks]?.pose);
  return object in state.devices;
}

/** A marker lies in the play area or on a ship, one on each. */
function markers(table: Table): readonly string[] {
  const all = Object.values(table.state.markers);
  const towed = all.flatMap(({ onShip }) => onShip ?? []);
  return where(
    [new Set(towed).size < towed.length, `two markers are on one ship: ${towed.join(', ')}`],
    ...all.map(one => [!one.onShip && !isInsidePlayArea(discOf(one)), `${one.id} lies outside`] as const),
    ...towed.map(ship => [!(ship in table.state.ships), `a marker is on ${ship}, which there is not`] as const),
    ...towed.map(ship => [isLeftBehind(table, ship), `a marker is on ${ship}, which has left`] as const),
  );
}

/** What a ship had in tow lies in the play area again once it has left, or is being placed. */
const isLeftBehind = ({ state }: Table, ship: Ship['id']): boolean =>
  state.ships[ship]?.where !== 'table' && !state.pending.some(({ topic }) => topic.kind === 'placeMarker');

function limits(table: Table, ship: Ship): readonly string[] {
  const profile = profileOf(table, ship);
  const within = (what: string, value: number, limit: number) =>
    [!isCount(value) || value > limit, `${ship.id} has ${value} ${what} of ${limit}`] as const;
  return where(
    within('charges', ship.charges, profile.charges),
    within('Force', ship.force, profile.force),
    within('shields', ship.shields, profile.shields),
    ...ship.upgrades.map(({ card, charges }) =>
      within(`charges on ${card}`, charges, table.rules.catalog.upgrade(card).charges?.value ?? 0),
    ),
    [(profile.turret === null) !== (ship.turret === null), `${ship.id} has turret ${ship.turret}`],
  );
}

function dials(table: Table, { id, dial, revealed, where: place }: Ship): readonly string[] {
  return where(
    [dial !== null && place === 'reserve', `${id} has a dial in reserve`],
    [dial !== null && !profileOf(table, id).dial.includes(dial), `${id} has no ${dial} on its dial`],
    [revealed && dial === null, `${id} revealed no dial`],
  );
}

/** About to be destroyed, while a card may still make something else of it. */
const isBeingDestroyed = (table: Table, { id }: Ship): boolean => {
  const isIt = (effect: Effect) =>
    (effect.do === 'destroyShip' || effect.do === 'checkDestroyed') && effect.ship === id;
  return mayCome(table, isIt) || table.state.agenda.some(({ todo }) => todo.some(isIt));
};

const destruction = (table: Table, ship: Ship): readonly string[] => {
  const { id, damage, destroyed, where: place } = ship;
  return where([
    place === 'table' && !destroyed && damage.length >= profileOf(table, id).hull && !isBeingDestroyed(table, ship),
    `${id} flies on with ${damage.length} damage cards`,
  ]);
};

/** Whoever is docked is in reserve, on a friend that has not left. */
function docking({ state }: Table, { id, carrier, where: place, player }: Ship): readonly string[] {
  if (!carrier) return [];
  const on = state.ships[carrier];
  return where(
    [place !== 'reserve', `${id} is docked and not in reserve`],
    [!on || on.where === 'removed' || on.player !== player, `${id} is docked with ${carrier}, which does not carry it`],
  );
}
