import { expect, test } from 'vitest';
import { groundsOf } from '../../src/board/placing/ground';
import { isRound } from '../../src/board/placing/piece';
import { isShipId } from '../../src/engine/core/ids';
import type { Pose } from '../../src/engine/core/place';
import { baseAt } from '../../src/engine/geometry/base';
import { spanFromEdge } from '../../src/engine/geometry/playArea';
import { checkPlacement, edgeOf } from '../../src/engine/look/placement';
import { sizeOf } from '../../src/engine/look/ships';
import { isOnGround, PLACEMENTS, type Placement } from './grounds';

const HEADINGS = [0, 17, 45, 90, 200];

function* posesFor({ piece }: Placement): Generator<Pose> {
  for (let x = 3; x < 914; x += 17)
    for (let y = 2; y < 914; y += 19) {
      if (isRound(piece)) yield { x, y, heading: 0 };
      else yield { x, y, heading: HEADINGS[(x + 2 * y) % HEADINGS.length]! };
    }
}

/** A large base may stick out of its band if it is flush with the edge: the one place that is not lit and yet allowed. */
function sticksOut({ table, region, piece }: Placement, pose: Pose): boolean {
  if (region.kind !== 'deployment' || !isShipId(piece) || sizeOf(table, piece) !== 'large') return false;
  return spanFromEdge(baseAt(pose, 'large'), edgeOf(region.player)).closest < 0.05;
}

test.each(PLACEMENTS)('$name: the ground is lit exactly where the table lets the piece lie', placement => {
  const { table, region, piece } = placement;
  const grounds = groundsOf(table, region, piece);
  const wrong: Pose[] = [];
  let [lit, dark] = [0, 0];
  for (const pose of posesFor(placement)) {
    const onGround = isOnGround(placement, grounds, pose);
    if (onGround === null || sticksOut(placement, pose)) continue;
    if (onGround) lit += 1;
    else dark += 1;
    if (onGround !== (checkPlacement(table, region, piece, pose).length === 0)) wrong.push(pose);
  }
  expect(wrong).toEqual([]);
  expect(lit).toBeGreaterThan(5);
  expect(dark).toBeGreaterThan(5);
});
