import type Konva from 'konva';
import type { ShipId } from '../../engine/core/ids';

/** Where each ship is drawn just now: motion moves the nodes, and what lies beside them looks here. */
const nodes = new Map<ShipId, Konva.Node>();

export const nodeOfShip = (ship: ShipId): Konva.Node | undefined => nodes.get(ship);

/** For the node's `ref`: known while it is on the stage. */
export const keptAs = (ship: ShipId) => (node: Konva.Node | null) => {
  if (!node) return;
  nodes.set(ship, node);
  return () => {
    if (nodes.get(ship) === node) nodes.delete(ship);
  };
};
