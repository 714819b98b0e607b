export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 ship`, `3 ships`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The same ones once, with how many there are: `Hull Breach ×2`. */
export const tallied = (items: readonly string[]): readonly string[] =>
  [...new Set(items)].map(item => {
    const count = items.filter(other => other === item).length;
    return count > 1 ? `${item} ×${count}` : item;
  });

/** `1–3`, or `1` where it begins and ends there. */
export const band = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`);
