import type { Engine } from '../engine';
import type { ChosenAnswer } from '../engine/core/decision';
import type { ShipId } from '../engine/core/ids';
import type { GameState, Ship } from '../engine/core/state';
import { type ManeuverCode, parseManeuver } from '../engine/core/vocabulary';
import { PLAY_AREA } from '../engine/geometry/measures';
import { previewManeuver } from '../engine/geometry/preview';
import { sizeOf } from '../engine/look/ships';
import { randomAnswer } from './random';

const TRIES = 4;

/**
 * Random, but of several answers the one with the most fight in it: towards the middle, attacks and actions taken.
 * Evenly random ships leave the table before they have met anybody.
 */
export function livelyAnswer(engine: Engine, state: GameState, random: () => number): ChosenAnswer | null {
  let best: { readonly given: ChosenAnswer; readonly worth: number } | null = null;
  for (let i = 0; i < TRIES; i++) {
    const given = randomAnswer(engine, state, random);
    if (!given) return null;
    const worth = worthOf(engine, state, given);
    if (!best || worth > best.worth) best = { given, worth };
  }
  return best!.given;
}

function worthOf(engine: Engine, state: GameState, { choice }: ChosenAnswer): number {
  if (!('option' in choice)) return 0;
  if (choice.option === 'pass') return -1;
  if (!choice.option.startsWith('dial:')) return 0;
  const [, , name, code] = choice.option.split(':');
  return -distanceAfter(engine, state, state.ships[`ship:${name}` as ShipId]!, code as ManeuverCode);
}

/** From the middle of the table; a ship that flees is far away. */
function distanceAfter(engine: Engine, state: GameState, ship: Ship, code: ManeuverCode): number {
  const { ends } = previewManeuver(
    ship.pose,
    sizeOf({ state, rules: engine.rules }, ship),
    parseManeuver(code),
    [],
    [],
  );
  const { pose, flees } = ends[0]!;
  return Math.hypot(pose.x - PLAY_AREA / 2, pose.y - PLAY_AREA / 2) + (flees ? 10_000 : 0);
}
