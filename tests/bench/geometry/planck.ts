import { Distance, DistanceInput, DistanceOutput, DistanceProxy, SimplexCache, type Vec2Value } from 'planck';

/** Filled by the last measurement, as planck has it. */
export const measured = new DistanceOutput();

const cache = new SimplexCache();
const input = new DistanceInput();
input.useRadii = false;
/** The proxies are only declared as constants. */
const pair = input as { proxyA: DistanceProxy; proxyB: DistanceProxy };

/** A convex shape by its corners on the table. */
export function proxyOf(corners: readonly Vec2Value[]): DistanceProxy {
  const proxy = new DistanceProxy();
  proxy.setVertices(
    corners.map(({ x, y }) => ({ x, y })),
    corners.length,
    0,
  );
  return proxy;
}

const another = new DistanceProxy();

/** To a shape that was just made: no copy of its corners. */
export function planckDistanceTo(a: DistanceProxy, corners: Vec2Value[]): number {
  another.setVertices(corners, corners.length, 0);
  return planckDistance(a, another);
}

export function planckDistance(a: DistanceProxy, b: DistanceProxy): number {
  pair.proxyA = a;
  pair.proxyB = b;
  cache.count = 0;
  Distance(measured, cache, input);
  return measured.distance;
}
