import { matchesKeyword } from '../../catalog/keywords';
import { type DeviceTokenId, isShipId } from '../core/ids';
import { gathered } from '../core/list';
import type { Reason } from '../core/reason';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import type { ArcName, Who } from '../core/terms';
import type { PrintedArc } from '../core/vocabulary';
import { isInArc } from '../geometry/arc';
import type { Base } from '../geometry/base';
import { rangeOf } from '../geometry/range';
import { ofCard } from './abilityIndex';
import { arcsOf, attackerOf, baseOfAttacker, weaponsOf } from './attack';
import { hasCondition } from './conditions';
import { enemyIn } from './costs';
import { hasYetToEngage } from './initiative';
import { measureTo } from './objects';
import { countsInBullseye, ruled } from './rulings';
import { allShips, baseOf, isFriendly, profileOf, shipOf, shipsOnTable, sizeOf } from './ships';

/** Whether a ship is one of those meant, seen from the one that has the card. */
export const isMeant = (table: Table, me: Ship, who: Who, ship: Ship): boolean => whyNot(table, me, who, ship) === null;

/** What keeps a ship from being meant, with the measured line. `from`: where ranges are measured, if not at itself. */
export function whyNot(table: Table, me: Ship, who: Who, ship: Ship, from: Ship = me): Reason | null {
  if (!isOfSide(table, me, who, ship)) return NOT_MEANT;
  if (who.is === 'self') return null;
  if (who.size && !who.size.includes(sizeOf(table, ship))) return NOT_MEANT;
  if (who.keyword && !hasKeyword(table, ship, who.keyword)) return NOT_MEANT;
  if (who.shipType && table.rules.catalog.pilot(ship.pilot).shipType !== who.shipType) return NOT_MEANT;
  if (who.shipTypes && !who.shipTypes.includes(table.rules.catalog.pilot(ship.pilot).shipType)) return NOT_MEANT;
  if (who.pilot && ship.pilot !== who.pilot) return NOT_MEANT;
  if (who.named && !who.named.includes(table.rules.catalog.pilot(ship.pilot).name)) return NOT_MEANT;
  if (who.shipAbility && !profileOf(table, ship).sources.includes(who.shipAbility)) return NOT_MEANT;
  if (who.equipped && !ship.upgrades.some(({ card }) => card === who.equipped)) return NOT_MEANT;
  if (who.condition && !hasCondition(ship, who.condition)) return NOT_MEANT;
  if (who.locks && !ship.locks.includes(who.locks)) return NOT_MEANT;
  if (who.limited && table.rules.catalog.pilot(ship.pilot).limited === 0) return NOT_MEANT;
  if (who.obstructs && !obstructs(table, ship)) return NOT_MEANT;
  if (who.inAttackArc && !isInAttackArc(table, ship)) return NOT_MEANT;
  if (who.turretOnFoe && !hasTurretOnFoe(table, me, ship)) return NOT_MEANT;
  if (who.inFoesArc && !isInFoesArc(table, me, who.inFoesArc, ship)) return NOT_MEANT;
  if (who.has && !who.has.some(token => ship.tokens[token] > 0)) return NOT_MEANT;
  return tooFar(table, from, who, ship) ?? offArc(table, me, who, ship);
}

const NOT_MEANT: Reason = { kind: 'notMeant' };

export const keywordsOf = ({ rules }: Table, { pilot }: Ship) => rules.catalog.pilot(pilot).keywords;

/** Of its pilot or its type; a TIE is one by its name. */
export function hasKeyword({ rules: { catalog } }: Table, { pilot }: Ship, keyword: string): boolean {
  const card = catalog.pilot(pilot);
  return matchesKeyword(keyword, card, catalog.shipType(card.shipType));
}

/** A condition may make a ship only an ally of its own side. It is always a friend of itself. */
export const areFriends = (table: Table, a: Ship, b: Ship): boolean =>
  isFriendly(a, b) && (a.id === b.id || !(isEstranged(table, a) || isEstranged(table, b)));

const isEstranged = ({ rules }: Table, { conditions }: Ship): boolean =>
  conditions.some(({ card }) => ofCard(rules, card, 'cannot', 'beFriend').length > 0);

function isOfSide(table: Table, me: Ship, { is }: Who, ship: Ship): boolean {
  switch (is) {
    case 'self':
      return ship.id === me.id;
    case 'friend':
      return areFriends(table, me, ship);
    case 'otherFriend':
      return ship.id !== me.id && areFriends(table, me, ship);
    case 'ally':
      return isFriendly(me, ship) && !areFriends(table, me, ship);
    case 'enemy':
      return !isFriendly(me, ship);
    case 'other':
      return ship.id !== me.id;
    case 'any':
      return true;
    case 'carrier':
      return ship.id === me.carrier;
    case 'docked':
      return ship.carrier === me.id;
  }
}

/** A ship is at range 0 of itself. */
function tooFar(table: Table, me: Ship, { range }: Who, ship: Ship): Reason | null {
  if (!range) return null;
  const [least, most] = range;
  if (ship.id === me.id) return least === 0 ? null : NOT_MEANT;
  if (ship.where !== 'table' || me.where !== 'table') return NOT_MEANT;
  const { distance, from, to } = measureTo(table, me, ship.id);
  const at = rangeOf(distance);
  if ((least <= at && at <= most) || (least <= 1 && countsAsClose(table, me, ship, at))) return null;
  return { kind: 'outOfRange', measured: { from, to, range: at }, least, most };
}

/** A card lets it treat a friend at that range as at range 0 or 1. */
export const countsAsClose = (table: Table, me: Ship, ship: Ship, range: number): boolean =>
  areFriends(table, me, ship) && ruled(table, 'countAsClose', me, { target: ship.id, range }) === 'may';

function offArc(table: Table, me: Ship, { inMy, meIn }: Who, ship: Ship): Reason | null {
  if (inMy && !isInMyArc(table, me, inMy, ship)) return { kind: 'notInArc', arc: shownAs(inMy) };
  if (meIn && !isInArcOf(table, ship, meIn, me)) return { kind: 'notInArc', arc: shownAs(meIn) };
  return null;
}

const shownAs = (arc: ArcName) => (arc === 'firing' ? 'front' : arc === 'turret' ? 'singleTurret' : arc);

/** Whether another ship is in an arc of this one; no ship is in its own. */
export function isInArcOf(table: Table, ship: Ship, arc: ArcName, other: Ship): boolean {
  if (ship.id === other.id || ship.where !== 'table' || other.where !== 'table') return false;
  return isBaseInArcOf(table, ship, arc, baseOf(table, other));
}

/** The same as its own cards see it. */
export const isInMyArc = (table: Table, me: Ship, arc: ArcName, other: Ship): boolean =>
  isInArcOf(table, me, arc, other) ||
  (arc === 'bullseye' && me.id !== other.id && countsInBullseye(table, me, other.id));

/** The same of anything with a base. */
export function isBaseInArcOf(table: Table, ship: Ship, arc: ArcName, target: Base): boolean {
  const base = baseOf(table, ship);
  return printedArcs(table, ship, arc).some(one => isInArc(base, one, target));
}

/** The firing arcs are those of the primary weapons and of all turrets, where they point. */
function printedArcs(table: Table, ship: Ship, arc: ArcName): readonly PrintedArc[] {
  if (arc !== 'firing' && arc !== 'turret') return [arc];
  return gathered(
    weaponsOf(table, ship).filter(
      weapon => (arc === 'firing' && weapon.card === null) || weapon.arc.endsWith('Turret'),
    ),
    weapon => arcsOf(ship, weapon),
  );
}

function obstructs({ state }: Table, { id }: Ship): boolean {
  const frame = state.agenda.findLast(({ kind }) => kind === 'attack');
  return frame?.kind === 'attack' && frame.attack.obstructedBy.includes(id);
}

/** Whether it is in the arc of the attack under way; the attacker is not. */
function isInAttackArc(table: Table, ship: Ship): boolean {
  const frame = table.state.agenda.findLast(({ kind }) => kind === 'attack');
  if (frame?.kind !== 'attack' || frame.attack.attacker === ship.id || ship.where !== 'table') return false;
  const attacker = attackerOf(table, frame.attack.attacker);
  return isInArc(baseOfAttacker(table, attacker), frame.attack.arc, baseOf(table, ship));
}

/** Whether the enemy of this ship in the attack under way, a remote too, is in a turret arc of another. */
function hasTurretOnFoe(table: Table, me: Ship, ship: Ship): boolean {
  const frame = table.state.agenda.findLast(({ kind }) => kind === 'attack');
  if (frame?.kind !== 'attack' || ship.where !== 'table') return false;
  const foe = baseOfAttacker(table, attackerOf(table, enemyIn(frame.attack, me)));
  return isBaseInArcOf(table, ship, 'turret', foe);
}

/** Whether a ship is in an arc of the enemy ship of this one in the attack under way. */
function isInFoesArc(table: Table, me: Ship, arc: ArcName, ship: Ship): boolean {
  const frame = table.state.agenda.findLast(({ kind }) => kind === 'attack');
  if (frame?.kind !== 'attack' || ship.where !== 'table') return false;
  const foe = enemyIn(frame.attack, me);
  if (isShipId(foe)) return isInArcOf(table, shipOf(table.state, foe), arc, ship);
  // To the one who attacks it a remote is an enemy ship, to nobody else.
  return frame.attack.attacker === me.id && isInArcOfRemote(table, foe, arc, baseOf(table, ship));
}

/** Whether a base is in an arc of a remote that has arcs: those with a weapon, and no turret. */
export function isInArcOfRemote(table: Table, remote: DeviceTokenId, arc: ArcName, target: Base): boolean {
  if (!table.state.devices[remote] || arc === 'turret') return false;
  const viewer = attackerOf(table, remote);
  const [weapon] = weaponsOf(table, viewer);
  if (!weapon) return false;
  const base = baseOfAttacker(table, viewer);
  return (arc === 'firing' ? arcsOf(viewer, weapon) : [arc]).some(one => isInArc(base, one, target));
}

/** The ships on the table that are meant, in setup also those in hand; a destroyed one that only waits to leave is not. */
export const allMeant = (table: Table, me: Ship, who: Who, from: Ship = me): readonly Ship[] =>
  inPlay(table).filter(
    ship => (!ship.destroyed || hasYetToEngage(table, ship)) && whyNot(table, me, who, ship, from) === null,
  );
/** That one too, for what asks who is there: until it is removed, it is. */
export const allThere = (table: Table, me: Ship, who: Who, from: Ship = me): readonly Ship[] =>
  inPlay(table).filter(ship => whyNot(table, me, who, ship, from) === null);

const inPlay = ({ state }: Table): readonly Ship[] => (state.phase === 'setup' ? allShips(state) : shipsOnTable(state));

/** Why nobody is meant, by the one that comes closest. */
export const nearestReason = (table: Table, me: Ship, who: Who): Reason | null =>
  nearestOf(gathered(shipsOnTable(table.state), ship => whyNot(table, me, who, ship) ?? []));

/** First what only range keeps away, then what only an arc does. */
export function nearestOf(reasons: readonly Reason[]): Reason | null {
  const far = reasons.filter(reason => reason.kind === 'outOfRange');
  const [nearest] = far.sort((a, b) => a.measured.range - b.measured.range);
  return nearest ?? reasons.find(({ kind }) => kind === 'notInArc') ?? null;
}
