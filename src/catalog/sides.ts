import type { Upgrade } from './schemas/upgrade';

/** What tells a side of a card from the other: `Closed` of `Servomotor S-foils (Closed)`, or all of its name. */
export function sideName({ sides }: Pick<Upgrade, 'sides'>, side: 0 | 1): string | null {
  const name = sides?.[side];
  return name ? (/\(([^)]+)\)$/.exec(name)?.[1] ?? name) : null;
}
