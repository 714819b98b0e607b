import { type ObjectId, PLAYERS, type ShipId } from '../engine/core/ids';
import { DRILLS } from '../engine/core/practice';
import type { RefereeEdit } from '../engine/core/referee';
import type { GameState } from '../engine/core/state';
import { TOKENS } from '../engine/core/token';
import { ATTACK_FACES } from '../engine/core/vocabulary';
import { PLAY_AREA } from '../engine/geometry/measures';
import { pickFrom } from './random';

/** Something that a hand might do to the table; not always possible, and never the end of the game. */
export function randomEdit(state: GameState, random: () => number): RefereeEdit {
  const below = (limit: number) => Math.floor(random() * limit);
  const ship = pickFrom(Object.values(state.ships), random)!.id;
  const pieces = [state.ships, state.rocks, state.devices, state.markers].flatMap(Object.keys) as ObjectId[];
  const edits: readonly (() => RefereeEdit)[] = [
    () => ({
      kind: 'move',
      piece: pickFrom(pieces, random)!,
      pose: { x: random() * PLAY_AREA, y: random() * PLAY_AREA, heading: below(360) },
    }),
    () => ({ kind: pickFrom(['giveToken', 'takeToken'] as const, random)!, ship, token: pickFrom(TOKENS, random)! }),
    () => ({
      kind: pickFrom(['giveLock', 'takeLock'] as const, random)!,
      ship,
      object: pickFrom(pieces, random)!,
    }),
    () => ({ kind: pickFrom(['setForce', 'setShields'] as const, random)!, ship, to: below(4) }),
    () => ({
      kind: 'setCharges',
      ship,
      card: pickFrom(state.ships[ship]!.upgrades, random)?.card ?? null,
      to: below(3),
    }),
    () => ({ kind: 'dealDamage', ship, faceup: random() < 0.5 }),
    () => ({ kind: pickFrom(['flipDamage', 'discardDamage'] as const, random)!, ship, card: below(3) }),
    () => ({ kind: 'setDie', dice: 'attack', die: below(3), face: pickFrom(ATTACK_FACES, random)! }),
    () => ({ kind: 'markPoints', for: pickFrom(PLAYERS, random)!, points: below(3) - 1 }),
    () => ({ kind: 'reseed', seed: below(1e6) }),
  ];
  return pickFrom(state.practice ? [...edits, ...drills(state, ship, random)] : edits, random)!();
}

/** What only somebody who practises does. */
function drills(state: GameState, ship: ShipId, random: () => number): readonly (() => RefereeEdit)[] {
  const pose = { x: random() * PLAY_AREA, y: random() * PLAY_AREA, heading: Math.floor(random() * 360) };
  return [
    () => ({ kind: 'settle', practice: { ...state.practice!, endless: [ship], drill: pickFrom(DRILLS, random)! } }),
    () => ({ kind: 'setNextRoll', dice: 'attack', faces: [pickFrom(ATTACK_FACES, random)!] }),
    () => ({ kind: 'bringBack', ship, pose }),
  ];
}
