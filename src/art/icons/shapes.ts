/** Outlines that recur, as path data. */
const short = (value: number): number => Math.round(value * 100) / 100;

export const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${y} A${r} ${r} 0 1 1 ${short(x + r)} ${y} A${r} ${r} 0 1 1 ${short(x - r)} ${y} Z`;

export const box = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top} L${right} ${top} L${right} ${bottom} L${left} ${bottom} Z`;

/** A star standing on the middle of the box unless told otherwise; the first point is up. */
export function star(points: number, outer: number, inner: number, x = 12, y = 12): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const angle = (Math.PI * corner) / points;
    const r = corner % 2 === 0 ? outer : inner;
    return `${short(x + r * Math.sin(angle))} ${short(y - r * Math.cos(angle))}`;
  });
  return `M${corners.join(' L')} Z`;
}

/** A polygon with a corner up. */
export const polygon = (sides: number, r: number, x = 12, y = 12): string =>
  star(sides, r, r * Math.cos(Math.PI / sides), x, y);

/** Any craft, nose up. */
export const craft = (x: number, y: number, half: number): string =>
  `M${x} ${short(y - half * 1.2)} L${short(x + half)} ${short(y + half)} L${x} ${short(y + half * 0.5)} L${short(x - half)} ${short(y + half)} Z`;
