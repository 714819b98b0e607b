/** One stroke or one filled shape of an icon, in a 24 × 24 box, drawn in the ink of its place. */
export interface IconPart {
  /** Path data with the absolute commands M, L, Q, C, A and Z only, so that it can be turned and mirrored. */
  readonly d: string;
  /** Filled by the even-odd rule: an inner outline is a hole. */
  readonly fill: boolean;
  /** Width of the line, with round joins and ends. */
  readonly stroke?: number;
  readonly opacity?: number;
}

export type Drawing = readonly IconPart[];

export const solid = (...d: readonly string[]): IconPart => ({ d: d.join(' '), fill: true });
export const line = (d: string, stroke = 2): IconPart => ({ d, fill: false, stroke });
/** What only gives the place of the rest. */
export const faint = (d: string, stroke = 1.5): IconPart => ({ ...line(d, stroke), opacity: 0.55 });
export const faded = (d: string): IconPart => ({ ...solid(d), opacity: 0.4 });
