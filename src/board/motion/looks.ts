import type { ShipId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import type { Beat } from './scene';
import { poseOn } from './way';

/** Where a ship is seen at a moment of the timeline, and how clearly. */
export interface Look {
  readonly pose: Pose | null;
  readonly opacity: number | null;
}

/** Every ship that moves or leaves in this timeline, `moment` (0 to 1) into beat `at`. */
export function looksAt(beats: readonly Beat[], at: number, moment: number): ReadonlyMap<ShipId, Look> {
  const looks = new Map<ShipId, Look>();
  beats.forEach((beat, index) => {
    const part = index < at ? 1 : index > at ? 0 : moment;
    if (beat.kind === 'move') {
      const known = looks.get(beat.ship);
      // A second move has not begun yet: the ship waits where the first one ends.
      if (!known?.pose || index <= at) {
        looks.set(beat.ship, { opacity: known?.opacity ?? null, pose: poseOn(beat.way, part) });
      }
    } else if (beat.kind === 'kill' && index === at) {
      // A wreck is drawn as faint as this.
      looks.set(beat.ship, { pose: looks.get(beat.ship)?.pose ?? null, opacity: 1 - 0.45 * part });
    } else if (beat.kind === 'leave') {
      for (const ship of beat.ships) looks.set(ship, { pose: looks.get(ship)?.pose ?? null, opacity: 1 - part });
    }
  });
  return looks;
}
