import { counted } from '../text';
import type { Left } from './hands';

const listed = new Intl.ListFormat('en-GB');

/** What the players do themselves, in a sentence or two. */
export function handsWords(left: readonly Left[]): string {
  const whole = left.filter(({ part }) => part === null).map(({ name }) => name);
  const does = whole.length === 1 ? 'what it says' : 'what they say';
  return [
    ...(whole.length > 0 ? [`The table does not play ${listed.format(whole)}: do ${does} by hand.`] : []),
    ...left.flatMap(({ name, part }) =>
      part === null ? [] : [`The table plays ${name} in part; by hand: ${part.replace(/\.$/, '')}.`],
    ),
  ].join(' ');
}

/** How many, for where there is no room to name them. */
export const handsCount = (left: readonly Left[]): string => `${counted(left.length, 'card')} by hand`;

/** Which, and which of them only in part. */
export const handsNames = (left: readonly Left[]): string =>
  left.map(({ name, part }) => (part === null ? name : `${name} (in part)`)).join(', ');
