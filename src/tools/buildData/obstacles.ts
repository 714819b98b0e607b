import { ASTEROID, blob, DEBRIS, GAS, type Look } from './blobs';
import type { Written } from './records';

/** The community's ids: how they begin, their numbers, what they are. */
const SETS: readonly [name: string, first: number, last: number, kind: string, look: Look][] = [
  ['coreasteroid', 0, 5, 'asteroid', ASTEROID],
  ['core2asteroid', 0, 5, 'asteroid', ASTEROID],
  ['pomasteroid', 1, 3, 'asteroid', ASTEROID],
  ['yt2400debris', 0, 2, 'debris', DEBRIS],
  ['vt49decimatordebris', 0, 2, 'debris', DEBRIS],
  ['pomdebris', 1, 3, 'debris', DEBRIS],
  ['gascloud', 1, 6, 'gas', GAS],
];

export const obstacleRecords = (): Written[] =>
  SETS.flatMap(([name, first, last, kind, look]) =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const id = `obstacle:${name}${first + index}`;
      return { id, kind, outline: blob(id, look) };
    }),
  );
