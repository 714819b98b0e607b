/** How far a plate may reach to either side of its place, in its own pixels. */
export interface Room {
  readonly left: number;
  readonly right: number;
}

/** How far to the left of its place a plate begins, so that all of it lies in the room; without one, where it wants to. */
export function keptWithin(wanted: number, width: number, room: Room | null): number {
  if (!room) return wanted;
  const [least, most] = [width - room.right, room.left].toSorted((a, b) => a - b) as [number, number];
  return Math.min(most, Math.max(least, wanted));
}
