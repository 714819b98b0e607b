export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 ship`, `3 ships`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
