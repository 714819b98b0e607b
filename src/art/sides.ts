/** The colours that players choose from. Each brings its pattern, so that two sides never differ by colour alone. */
export const SIDE_COLORS = [
  { id: 'teal', name: 'Teal', hex: '#5ad1c4', pattern: 'stripes' },
  { id: 'coral', name: 'Coral', hex: '#f08a7a', pattern: 'dots' },
  { id: 'sky', name: 'Sky', hex: '#7db8f5', pattern: 'chevrons' },
  { id: 'gold', name: 'Gold', hex: '#e6c35c', pattern: 'checks' },
  { id: 'lilac', name: 'Lilac', hex: '#c3a1f2', pattern: 'rings' },
  { id: 'lime', name: 'Lime', hex: '#a6d86a', pattern: 'grid' },
] as const;

type Side = (typeof SIDE_COLORS)[number];
export type SideColor = Side['id'];
export type SidePattern = Side['pattern'];

const sideOf = (color: SideColor): Side => SIDE_COLORS.find(({ id }) => id === color)!;
export const hexOf = (color: SideColor): string => sideOf(color).hex;

/** One tile, 8 × 8, to be filled in the side's colour and repeated; tiles join without a seam. */
const TILES = {
  stripes: 'M0 8 L8 0 L4 0 L0 4 Z M8 8 L8 4 L4 8 Z',
  dots: 'M2 4 A2 2 0 1 1 6 4 A2 2 0 1 1 2 4 Z',
  chevrons: 'M0 4 L4 0 L8 4 L8 8 L4 4 L0 8 Z',
  checks: 'M0 0 L4 0 L4 4 L0 4 Z M4 4 L8 4 L8 8 L4 8 Z',
  rings: 'M0.5 4 A3.5 3.5 0 1 1 7.5 4 A3.5 3.5 0 1 1 0.5 4 Z M2.2 4 A1.8 1.8 0 1 0 5.8 4 A1.8 1.8 0 1 0 2.2 4 Z',
  grid: 'M3 0 L5 0 L5 3 L8 3 L8 5 L5 5 L5 8 L3 8 L3 5 L0 5 L0 3 L3 3 Z',
} as const satisfies Record<SidePattern, string>;

export const TILE_SIZE = 8;
export const tileOf = (color: SideColor): string => TILES[sideOf(color).pattern];

/** The pattern that goes with a side's colour. */
export const tileOfHex = (hex: string): string =>
  TILES[SIDE_COLORS.find(side => side.hex === hex)?.pattern ?? 'stripes'];
