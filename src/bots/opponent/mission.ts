import { KNOWLEDGE } from '../../engine/content/scenarios/ancientKnowledge';
import { opponentOf, PLAYERS, type PlayerId } from '../../engine/core/ids';
import type { GameState, Marker, Ship } from '../../engine/core/state';
import type { Table } from '../../engine/core/table';
import type { Base } from '../../engine/geometry/base';
import { measureToDisc } from '../../engine/geometry/distance';
import type { Pose } from '../../engine/geometry/pose';
import { rangeOf } from '../../engine/geometry/range';
import { discOf } from '../../engine/look/objects';
import type { Model, Place, Unit } from './model';

export { KNOWLEDGE };

/** What can be earned, and how. */
export interface Mission {
  readonly markers: readonly Marker[];
  /** What each player could earn more a round by the mission's action on each marker. */
  readonly byAction: Readonly<Record<PlayerId, readonly number[]>>;
  /** Being near is what counts: the mission has no action. */
  readonly byPresence: boolean;
}

export function missionOf(table: Table, ships: readonly Ship[]): Mission {
  const { state, rules } = table;
  const markers = Object.values(state.markers);
  const scenario = rules.scenarioOf(state.setup.scenario);
  const hasAction = scenario.abilities.some(({ kind }) => kind === 'scenarioAction');
  const gains = (player: PlayerId): readonly number[] => {
    const ship = ships.find(one => one.player === player);
    if (!hasAction || !ship) return markers.map(() => 0);
    const now = leadOf(table, player);
    return markers.map(marker => {
      const spent = marker.kind === 'dataCache' && !marker.charged;
      if (marker.onShip || spent) return 0;
      return Math.max(0, leadOf({ state: claimed(state, marker, ship), rules }, player) - now);
    });
  };
  const byAction = Object.fromEntries(PLAYERS.map(player => [player, gains(player)])) as Mission['byAction'];
  return { markers, byAction, byPresence: !hasAction && markers.length > 0 };
}

/** What a player would earn more than the other if the round ended now. */
function leadOf({ state, rules }: Table, player: PlayerId): number {
  const earned = rules.scenarioOf(state.setup.scenario).scoreRound({ state, rules });
  const of = (who: PlayerId) => earned.find(one => one.player === who)?.points ?? 0;
  return of(player) - of(opponentOf(player));
}

/** The table as it would be if the ship had used its action on the marker: whichever way the mission keeps that. */
function claimed(state: GameState, marker: Marker, ship: Ship): GameState {
  switch (marker.kind) {
    case 'satellite':
      return { ...state, markers: { ...state.markers, [marker.id]: { ...marker, player: ship.player } } };
    case 'supplyCache':
      return { ...state, markers: { ...state.markers, [marker.id]: { ...marker, onShip: ship.id } } };
    case 'dataCache': {
      const knowing = { card: KNOWLEDGE, from: null, faceup: true } as const;
      const ships = { ...state.ships, [ship.id]: { ...ship, conditions: [...ship.conditions, knowing] } };
      return { ...state, ships };
    }
  }
}

/** What of a ship would count at each marker. */
export function countsAt({ table, mission }: Model, ship: Ship, pose: Pose): readonly number[] {
  if (!mission.byPresence) return [];
  const { state, rules } = table;
  const alone: GameState = { ...state, ships: { [ship.id]: { ...ship, pose, destroyed: false } } };
  return rules
    .scenarioOf(state.setup.scenario)
    .standing({ state: alone, rules })
    .map(({ counts }) => counts[ship.player]);
}

/** Halved by every so many millimetres beyond range 1. */
const PULL = 250;

/** Markers to act on from there, and how near each is. */
export function reachFrom({ mission }: Model, base: Base): Pick<Place, 'reach' | 'near'> {
  const far = mission.markers.map(marker =>
    marker.onShip ? Number.POSITIVE_INFINITY : Math.max(0, measureToDisc(base, discOf(marker)).distance),
  );
  const reach = far.flatMap((distance, index) => (rangeOf(distance) <= 1 ? [index] : []));
  return { reach, near: far.map(distance => Math.exp(-Math.max(0, distance - 100) / PULL)) };
}

/** The most that an action on a marker would earn more a round. */
export function bestMarker({ mission }: Model, { ship, laden }: Unit, { reach }: Place): number {
  if (laden || reach.length === 0) return 0;
  const gains = mission.byAction[ship.player];
  let best = 0;
  for (const index of reach) best = Math.max(best, gains[index]!);
  return best;
}

/** Where everyone stands when the round ends, and how likely each is still there. */
export interface EndOfRound {
  readonly standing: readonly Place[];
  readonly alive: ArrayLike<number>;
}

/** What the mission would give this player more than the other. Ships likely to be lost count for nothing. */
export function earnedIn(model: Model, { standing, alive }: EndOfRound): number {
  const { mission, units, table, me } = model;
  if (mission.markers.length === 0) return 0;
  const isThere = (i: number) => alive[i]! >= 0.5;
  const key = mission.byPresence ? presence(model, standing, isThere) : '';
  const known = model.earned.get(key);
  if (known !== undefined) return known;
  const ships: Record<string, Ship> = { ...table.state.ships };
  units.forEach(({ ship }, i) => {
    const destroyed = mission.byPresence ? !isThere(i) : ship.destroyed;
    ships[ship.id] = { ...ship, pose: standing[i]!.pose, destroyed };
  });
  const points = leadOf({ state: { ...table.state, ships }, rules: table.rules }, me);
  model.earned.set(key, points);
  return points;
}

function presence({ mission, units }: Model, standing: readonly Place[], isThere: (i: number) => boolean): string {
  const sums = new Array<number>(2 * mission.markers.length).fill(0);
  for (let i = 0; i < units.length; i++) {
    if (!isThere(i)) continue;
    const { counts } = standing[i]!;
    for (let m = 0; m < counts.length; m++) sums[2 * m + (units[i]!.mine ? 0 : 1)]! += counts[m]!;
  }
  return sums.join();
}

/** Whoever is nearest to what can be earned. */
export function approachTo(model: Model, { standing, alive }: EndOfRound): number {
  const { mission, weights, units, roundsLeft } = model;
  if (weights.approach === 0 || mission.markers.length === 0 || roundsLeft < 1) return 0;
  let sum = 0;
  for (let m = 0; m < mission.markers.length; m++) {
    if (mission.markers[m]!.onShip) continue;
    let mine = 0;
    let theirs = 0;
    for (let i = 0; i < units.length; i++) {
      if (alive[i]! < 0.5) continue;
      const unit = units[i]!;
      const gain = mission.byPresence ? 1 : mission.byAction[unit.ship.player][m]!;
      if (gain <= 0) continue;
      const near = gain * standing[i]!.near[m]!;
      if (unit.mine) mine = Math.max(mine, near);
      else theirs = Math.max(theirs, near);
    }
    sum += mine - theirs;
  }
  return weights.approach * sum;
}
