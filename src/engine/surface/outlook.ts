import type { ManeuverEnd } from '../core/effect';
import type { ManeuverInHand } from '../core/frame';
import type { ShipId } from '../core/ids';
import type { Pose } from '../core/place';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { type ManeuverCode, parseManeuver, type ShipSize } from '../core/vocabulary';
import { type Base, baseAt } from '../geometry/base';
import { courseOf } from '../geometry/course';
import { landingsOf } from '../geometry/landing';
import { isInsidePlayArea } from '../geometry/playArea';
import { basesOverlap } from '../geometry/separation';
import { baseOf, isOnTable, profileOf, shipOf, sizeOf } from '../look/ships';
import { maneuverToExecute } from '../rules/movement/difficulty';
import { type Around, around, endsOf } from '../rules/movement/maneuver';
import { asItStands, type Foreseen, fly, isSure, plannedFriends, type Standing, standingOf, turnOf } from './foreseen';

/** A ship that a maneuver would bring this one together with. */
export interface ShipMeeting {
  readonly ship: ShipId;
  /**
   * What this ship would run into, and where that stands; or `follows`: a friend that flies later and would run into this one;
   * or `either`: a friend of the same initiative, and one of the two runs into the other, whoever flies first.
   */
  readonly how: Standing | 'follows' | 'either';
  readonly sure: boolean;
}

/** A place where a maneuver could end. */
export interface OutlookEnd {
  readonly pose: Pose;
  readonly met: ManeuverEnd['met'];
  readonly flees: boolean;
  readonly meetings: readonly ShipMeeting[];
}

/** What a maneuver would lead to if the same player's dials are flown as they are set. */
export interface Outlook {
  readonly maneuver: ManeuverCode;
  /** What is flown instead: by an ionized ship, for example. */
  readonly flies: ManeuverInHand;
  readonly ends: readonly OutlookEnd[];
  /** It meets nobody only if it flies after or before these friends of the same initiative: their player picks the order. */
  readonly order: { readonly after: readonly ShipId[]; readonly before: readonly ShipId[] } | null;
}

/** One order of a ship among its friends of the same initiative. */
interface Order {
  readonly foreseen: Foreseen;
  /** What the ship can run into then: the same for all its maneuvers. */
  readonly near: Around;
  readonly before: readonly ShipId[];
  /** Friends that fly later, with the places that their dials lead to. */
  readonly followers: readonly { readonly ship: ShipId; readonly places: readonly Base[] }[];
}

/**
 * The outlook of each maneuver of a ship's dial. It looks at the dials of its own player only: what the other has set is
 * secret, so of enemies that move first only the present place is known.
 */
export function outlookOf(table: Table, id: ShipId, maneuvers?: readonly ManeuverCode[]): readonly Outlook[] {
  const ship = shipOf(table.state, id);
  const orders = ordersOf(table, ship);
  return (maneuvers ?? profileOf(table, ship).dial).map(maneuver => outlookIn(orders, { ...ship, dial: maneuver }));
}

/** The table when a ship's initiative comes: its friends of lower initiative have flown as set. */
export const tableAtTurnOf = (table: Table, ship: Ship): Table => whenDue(table, ship).table;

const whenDue = (table: Table, ship: Ship): Foreseen =>
  plannedFriends(table, ship)
    .filter(other => turnOf(table, ship, other) === 'before')
    .reduce(fly, asItStands(table));

function ordersOf(table: Table, ship: Ship): readonly Order[] {
  const friends = plannedFriends(table, ship);
  const equals = friends.filter(other => turnOf(table, ship, other) === 'same');
  const start = whenDue(table, ship);
  const later = friends
    .filter(other => turnOf(table, ship, other) !== 'before')
    .map(other => ({ ship: other.id, places: placesOf(table, other) }));
  return choicesOf(equals.map(other => other.id)).map(before => {
    const foreseen = before.map(id => shipOf(table.state, id)).reduce(fly, start);
    const followers = later.filter(other => !before.includes(other.ship));
    return { foreseen, near: around(foreseen.table, ship), before, followers };
  });
}

/** Who flies first: nobody, each alone, any two of three, all. That is every case for up to three, and enough for a swarm. */
function choicesOf(equals: readonly ShipId[]): readonly (readonly ShipId[])[] {
  const alone = equals.map(one => [one]);
  const butOne = equals.length === 3 ? equals.map(one => equals.filter(other => other !== one)) : [];
  const all = [[], ...alone, ...butOne, equals];
  return all.filter((one, index) => all.findIndex(other => other.join() === one.join()) === index);
}

/** Where a dial leads if nobody is in the way. A stationary maneuver runs into nobody. */
function placesOf(table: Table, ship: Ship): readonly Base[] {
  const { bearing, speed } = parseManeuver(maneuverToExecute(table, ship).code);
  const course = courseOf(bearing, speed);
  const size = sizeOf(table, ship);
  return course ? landingsOf(ship.pose, size, course).map(({ pose }) => baseAt(pose, size)) : [];
}

function outlookIn(orders: readonly Order[], ship: Ship): Outlook {
  const size = sizeOf(orders[0]!.foreseen.table, ship);
  const first = flight(orders[0]!.foreseen, orders[0]!.near, ship);
  const tried = orders.map(order => ({
    order,
    ends: endsIn(order, ship, isAsFree(order, first, size) ? first : flight(order.foreseen, order.near, ship)),
  }));
  // The player picks the order, so the one that goes best counts.
  const best = tried.reduce((least, one) => (trouble(one.ends) < trouble(least.ends) ? one : least));
  const equals = orders.at(-1)!.before;
  const meetsIn = (ends: readonly OutlookEnd[], other: ShipId) =>
    ends.every(({ meetings }) => meetings.some(meeting => meeting.ship === other));
  const always = equals.filter(other => tried.every(({ ends }) => meetsIn(ends, other)));
  const sometimes = equals.filter(
    other => !meetsIn(best.ends, other) && tried.some(({ ends }) => meetsIn(ends, other)),
  );
  return {
    maneuver: ship.dial!,
    flies: maneuverToExecute(best.order.foreseen.table, ship),
    ends: best.ends.map(end => ({
      ...end,
      meetings: end.meetings.map(one => (always.includes(one.ship) ? { ...one, how: 'either' } : one)),
    })),
    order:
      sometimes.length === 0
        ? null
        : {
            after: sometimes.filter(other => best.order.before.includes(other)),
            before: sometimes.filter(other => !best.order.before.includes(other)),
          },
  };
}

/** Least if one of its ends meets nobody; what is sure weighs more. */
const trouble = (ends: readonly OutlookEnd[]): number =>
  Math.min(...ends.map(({ meetings }) => meetings.reduce((sum, { sure }) => sum + (sure ? 100 : 1), 0)));

const flight = ({ table }: Foreseen, near: Around, ship: Ship): readonly ManeuverEnd[] =>
  endsOf(table, ship, maneuverToExecute(table, ship), near);

/** Whether a flight that nobody stopped goes the same way with other friends flown before it: then it need not be tried again. */
function isAsFree({ foreseen, before }: Order, ends: readonly ManeuverEnd[], size: ShipSize): boolean {
  const [end] = ends;
  if (!end || end.overlapped.length > 0 || parseManeuver(end.maneuver.code).bearing.startsWith('tallon')) return false;
  const base = baseAt(end.pose, size);
  const { table } = foreseen;
  return !before.some(id => {
    const other = shipOf(table.state, id);
    return isOnTable(other) && basesOverlap(base, baseOf(table, other));
  });
}

function endsIn({ foreseen, followers }: Order, ship: Ship, flown: readonly ManeuverEnd[]): readonly OutlookEnd[] {
  const { table } = foreseen;
  const size = sizeOf(table, ship);
  return flown.map(({ pose, met, overlapped }) => {
    const base = baseAt(pose, size);
    const flees = !isInsidePlayArea(base);
    const runsInto = overlapped.map((id): ShipMeeting => {
      const how = standingOf(foreseen, ship, shipOf(table.state, id));
      return { ship: id, how, sure: isSure(foreseen, how, id) };
    });
    const isRunInto = flees ? [] : followers.filter(({ places }) => isIn(base, places));
    return {
      pose,
      met,
      flees,
      meetings: [...runsInto, ...isRunInto.map(one => ({ ship: one.ship, how: 'follows', sure: true }) as const)],
    };
  });
}

/** A roll with a free place left takes that one. */
const isIn = (base: Base, places: readonly Base[]): boolean =>
  places.length > 0 && places.every(place => basesOverlap(base, place));
