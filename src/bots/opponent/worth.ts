import type { Ship } from '../../engine/core/state';
import type { ShipProfile } from '../../engine/core/table';
import type { Model } from './model';

/** More hull and shields than any ship has. */
export const MOST_HP = 39;

/**
 * What a ship is worth with so much left: what it can still do, less the points that the other side would have for it.
 * Those fall in two steps; most of that is spread over all hits, since each brings a step nearer.
 */
export function worthOf(model: Model, ship: Ship, profile: ShipProfile, hp: number): Float64Array {
  const { weights, roundsLeft } = model;
  const { points } = profile;
  const whole = profile.hull + profile.shields;
  const future = weights.material * Math.min(1, Math.max(0, roundsLeft) / 4);
  const smooth = weights.smooth * Math.min(1, Math.max(0, roundsLeft) / 3);
  const given = givenFor(model, ship, profile, hp);
  const span = isHalved(model, ship) ? Math.max(1, Math.floor(whole / 2)) : whole;
  return Float64Array.from({ length: hp + 1 }, (_, left) => {
    const way = given[0]! * (1 - Math.min(1, left / span));
    const still = left === 0 ? 0 : points * future * (weights.alive + (1 - weights.alive) * Math.min(1, left / whole));
    return still - (1 - smooth) * given[left]! - smooth * way;
  });
}

/** Points that the other side would still get for it with so much left. */
export function givenFor(model: Model, ship: Ship, profile: ShipProfile, hp: number): Float64Array {
  const { state, rules } = model.table;
  const { points, hull, shields } = profile;
  const halves = rules.scenarioOf(state.setup.scenario).halfPoints.includes(state.setup.profile);
  const scored = isHalved(model, ship);
  const half = Math.floor(points / 2);
  return Float64Array.from({ length: hp + 1 }, (_, left) => {
    if (left === 0) return points - (scored ? half : 0);
    return halves && !scored && 2 * left <= hull + shields ? half : 0;
  });
}

const isHalved = ({ table }: Model, { id }: Ship): boolean =>
  table.state.score.some(({ reason }) => reason.kind === 'half' && reason.ship === id);
