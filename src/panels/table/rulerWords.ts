import type { Reading } from '../../board/overlays/reading';
import type { ObjectId } from '../../engine/core/ids';
import type { PrintedArc } from '../../engine/core/vocabulary';
import { MAX_RANGE } from '../../engine/geometry/measures';
import { capitalized } from '../text';

export const ARC_NAMES: Readonly<Record<PrintedArc, string>> = {
  front: 'front arc',
  rear: 'rear arc',
  left: 'left arc',
  right: 'right arc',
  bullseye: 'bullseye arc',
  fullFront: 'full front arc',
  fullRear: 'full rear arc',
};

/** What the ruler shows, the band first. */
export function readingWords(
  { range, distance, arcs, obstruction }: Reading,
  name: (id: ObjectId) => string,
  exact: boolean,
): readonly string[] {
  const beyond = range > MAX_RANGE ? ' (beyond the ruler)' : '';
  const inArcs = arcs.map(one => `${ARC_NAMES[one.arc]}: ${one.range === null ? 'no' : `range ${one.range}`}`);
  const across = obstruction.by.map(name).join(' and ');
  return [
    `Range ${range}${beyond}${exact ? ` · ${distance.toFixed(1)} mm` : ''}`,
    ...(inArcs.length > 0 ? [`${capitalized(inArcs.join(', '))}.`] : []),
    ...(across
      ? [obstruction.always ? `Obstructed by ${across}.` : `Some of the equally short lines cross ${across}.`]
      : []),
  ];
}
