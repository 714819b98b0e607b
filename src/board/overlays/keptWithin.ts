/** How far a plate may reach to either side of its place, along one direction and in its own pixels. */
export interface Room {
  readonly before: number;
  readonly after: number;
}

/** How far before its place a plate begins, so that all of it lies in the room; without one, where it wants to. */
export function keptWithin(wanted: number, length: number, room: Room | null): number {
  if (!room) return wanted;
  const [least, most] = [length - room.after, room.before].toSorted((a, b) => a - b) as [number, number];
  return Math.min(most, Math.max(least, wanted));
}
