import type { IconName } from '../../../../art/icons';
import type { Ghost } from '../../../../board/ghosts';

/** What a maneuver would meet, wherever it ended. */
export interface Outlook {
  readonly icon: IconName;
  readonly words: string;
}

const FLEES: Outlook = { icon: 'warning', words: 'leaves the play area' };
const BUMPS: Outlook = { icon: 'close', words: 'overlaps a ship' };
const MEETS: Outlook = { icon: 'asteroid', words: 'meets an obstacle' };

/** Of a Tallon roll with several ends only what all of them share. */
export function outlooksOf(fan: readonly Ghost[], optionKey: string): readonly Outlook[] {
  const ends = fan.filter(ghost => ghost.optionKey === optionKey);
  if (ends.length === 0) return [];
  return [
    ...(ends.every(({ flees }) => flees) ? [FLEES] : []),
    ...(ends.every(({ bumps }) => bumps) ? [BUMPS] : []),
    ...(ends.every(({ meetsObstacle }) => meetsObstacle) ? [MEETS] : []),
  ];
}
