/** Colours of the table. Canvas cannot read custom properties: `theme.css` says the same to the page, and a test compares them. */
export const INK = {
  void: '#05070d',
  night: '#0a0f1c',
  panel: '#0b1120',
  raised: '#17203a',
  line: '#62739c',
  text: '#eef2fb',
  quiet: '#aab6cc',
  lit: '#ffc24d',
  onLit: '#1b1303',
  bad: '#ff7d6e',
  good: '#86e3a5',
} as const;

/** Blue, white, red, purple maneuvers; each also has its own outline in the fan. */
export const DIFFICULTY_COLOR = { blue: '#74b8ff', white: '#e6ecf7', red: '#ff7d6e', purple: '#c39bff' } as const;

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map(part =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** From one colour towards another: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  const part = (at: 0 | 1 | 2) => a[at] + (b[at] - a[at]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

/** The same hue with more colour in it, for large printed areas. */
export function vivid(hex: string, by = 0.4): string {
  const [red, green, blue] = rgbOf(hex);
  const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
  const part = (value: number) => value + (value - grey) * by;
  return hexOf([part(red), part(green), part(blue)]);
}

/** The same colour, seen through. */
export function faded(hex: string, opacity: number): string {
  return `rgba(${rgbOf(hex).join(',')},${opacity})`;
}
