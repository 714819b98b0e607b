import type Konva from 'konva';
import type { ShipId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import { nodeOfShip } from '../pieces/shipNode';
import { onBoard } from '../scale';
import type { Look } from './looks';

/** A ship, and what lies beside it. Ids hold a colon, so no selector finds them. */
function nodesOf(root: Konva.Container, ship: ShipId): readonly [Konva.Node | undefined, ...Konva.Node[]] {
  const tokens = root.findOne((node: Konva.Node) => node.id() === `tokens of ${ship}`);
  return [nodeOfShip(ship), ...(tokens ? [tokens] : [])];
}

/** Straight on the nodes: React draws nothing anew while a ship moves. */
export function showLooks(root: Konva.Container, looks: ReadonlyMap<ShipId, Look>): void {
  for (const [id, { pose, opacity }] of looks) {
    const [ship, ...followers] = nodesOf(root, id);
    if (pose) standAt(ship, followers, pose);
    if (opacity !== null) for (const node of [ship, ...followers]) node?.opacity(opacity);
  }
}

/** Where the game has them. */
export function settle(root: Konva.Container, poses: ReadonlyMap<ShipId, Pose>): void {
  for (const [id, pose] of poses) {
    const [ship, ...followers] = nodesOf(root, id);
    standAt(ship, followers, pose);
  }
}

function standAt(ship: Konva.Node | undefined, followers: readonly Konva.Node[], pose: Pose): void {
  const at = onBoard(pose);
  ship?.setAttrs({ ...at, rotation: pose.heading });
  for (const node of followers) node.position(at);
}
