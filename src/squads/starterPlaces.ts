import type { Decision } from '../engine/core/decision';
import type { Pose } from '../engine/core/place';

/** Where the starter game's pieces lie: two lines facing each other, three obstacles on either side of an open middle. */
const PLACES: Readonly<Record<string, Pose>> = {
  'ship:A1': { x: 417, y: 70, heading: 0 },
  'ship:A2': { x: 497, y: 70, heading: 0 },
  'ship:A3': { x: 337, y: 70, heading: 0 },
  'ship:A4': { x: 577, y: 70, heading: 0 },
  'ship:B1': { x: 457, y: 844, heading: 180 },
  'ship:B2': { x: 537, y: 844, heading: 180 },
  'ship:B3': { x: 377, y: 844, heading: 180 },
  'ship:B4': { x: 617, y: 844, heading: 180 },
  'ship:B5': { x: 297, y: 844, heading: 180 },
  'rock:1': { x: 270, y: 262, heading: 0 },
  'rock:2': { x: 644, y: 652, heading: 30 },
  'rock:3': { x: 660, y: 457, heading: 0 },
  'rock:4': { x: 270, y: 652, heading: 120 },
  'rock:5': { x: 254, y: 457, heading: 0 },
  'rock:6': { x: 644, y: 262, heading: 45 },
};

/** The answer that lays the next piece of the starter game; null where it has no place for it. */
export function starterAnswer(decision: Decision) {
  for (const { key, subject } of decision.options) {
    const piece = subject.kind === 'ship' ? subject.ship : subject.kind === 'rock' ? subject.rock : null;
    const pose = piece && PLACES[piece];
    if (pose) return { decision: decision.id, player: decision.player, choice: { option: key, pose } };
  }
  return null;
}
