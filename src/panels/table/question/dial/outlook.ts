import type { IconName } from '../../../../art/icons';
import { meetsShip } from '../../../../board/fan';
import type { Ghost } from '../../../../board/ghosts';
import type { ObstacleTokenId, ShipId } from '../../../../engine/core/ids';
import { type Difficulty, type ManeuverCode, parseManeuver } from '../../../../engine/core/vocabulary';
import type { Outlook as Foreseen, ShipMeeting } from '../../../../engine/surface/outlook';
import { maneuverName, type Names, pieceName, shipTag } from '../../labels';

/** What a maneuver would meet, wherever it ended. */
export interface Outlook {
  readonly icon: IconName | null;
  readonly words: string;
}

const FLEES: Outlook = { icon: 'warning', words: 'leaves the play area' };
const MEETS: Outlook = { icon: 'asteroid', words: 'meets an obstacle' };

export const SHIP_ICONS: Readonly<Record<'sure' | 'may', IconName>> = { sure: 'close', may: 'help' };

/** Of a Tallon roll with several ends only what all of them share. */
export function outlooksOf(names: Names, fan: readonly Ghost[], optionKey: string): readonly Outlook[] {
  const ghosts = fan.filter(ghost => ghost.optionKey === optionKey && ghost.ahead);
  const ends = ghosts.map(({ ahead }) => ahead!);
  const [first] = ends;
  if (!first) return [];
  const met = first.met.filter(({ object }) => ends.every(end => end.met.some(one => one.object === object)));
  const underAll = (object: ObstacleTokenId) =>
    ends.every(end => end.met.some(one => one.object === object && one.overlapped));
  const obstacles = met.map(({ object }) => obstacleWords(pieceName(names, object), underAll(object)));
  const meetsAny = ends.every(end => end.met.length > 0);
  return [
    ...insteadWords(first.flies, ghosts[0]!.difficulty),
    ...(ends.every(({ flees }) => flees) ? [FLEES] : []),
    ...shipOutlook(ghosts),
    ...(obstacles.length > 0 ? [{ ...MEETS, words: obstacles.join(', ') }] : meetsAny ? [MEETS] : []),
  ];
}

/** Only what lies under the base at the end takes the action away. */
const obstacleWords = (name: string, overlapped: boolean): string =>
  overlapped ? `ends on ${name}: no action` : `moves through ${name}`;

/** Ions, stress and a want of Force change what is flown; cards may ease or harden it. */
function insteadWords({ kind, code }: Foreseen['flies'], printed: Difficulty | null): readonly Outlook[] {
  if (kind !== 'revealed') return [{ icon: null, words: `flies ${maneuverName(code)} instead` }];
  const { difficulty } = parseManeuver(code);
  return difficulty === printed ? [] : [{ icon: null, words: `flown as ${difficulty}` }];
}

/** The maneuver that an answer comes to, where that is foreseen. */
export const flownFor = (fan: readonly Ghost[], optionKey: string): ManeuverCode | undefined =>
  fan.find(ghost => ghost.optionKey === optionKey)?.ahead?.flies.code;

function shipOutlook(ghosts: readonly Ghost[]): readonly Outlook[] {
  const [first] = ghosts;
  const marks = ghosts.map(meetsShip);
  const mark = marks.every(one => one === 'sure') ? 'sure' : marks.every(Boolean) ? 'may' : null;
  if (!first?.ahead || !mark) return [];
  const words = shipWords(first.ahead);
  return [{ icon: SHIP_ICONS[mark], words: words.join(', ') }];
}

/** Whom it would meet, and what becomes of that in the order in which the ships fly. */
export const shipWords = ({ meetings, order }: NonNullable<Ghost['ahead']>): readonly string[] => [
  ...meetings.map(meetingWords),
  ...(order ? [orderWords(order)] : []),
];

/** The same of a dial that is set: where two of one's own meet, the one that runs into the other tells it. */
export function plannedWords(names: Names, ship: ShipId, ahead: Ghost['ahead']): readonly string[] {
  if (!ahead) return [];
  const told = ahead.meetings.filter(
    ({ how, ship: other }) => how !== 'follows' && !(how === 'either' && other < ship),
  );
  const obstacles = ahead.met.map(({ object, overlapped }) => obstacleWords(pieceName(names, object), overlapped));
  return [...(ahead.flees ? [FLEES.words] : []), ...shipWords({ ...ahead, meetings: told }), ...obstacles];
}

export function meetingWords({ ship, how, sure }: ShipMeeting): string {
  const tag = shipTag(ship);
  switch (how) {
    case 'unmoved':
      return `overlaps ${tag}`;
    case 'flown':
      return sure ? `overlaps ${tag}, which will have moved there` : `may overlap ${tag}, which will have moved`;
    case 'unplanned':
      return `overlaps ${tag}, which has no dial yet and may be gone`;
    case 'leaving':
      return `overlaps ${tag}, which moves first and may be gone`;
    case 'rolled':
      return `overlaps ${tag}, which may move first: that is rolled for`;
    case 'follows':
      return `is overlapped by ${tag}, which moves later`;
    case 'either':
      return `meets ${tag}, whichever flies first`;
  }
}

function orderWords({ after, before }: NonNullable<Foreseen['order']>): string {
  const parts = [
    ...(after.length > 0 ? [`after ${listed(after)}`] : []),
    ...(before.length > 0 ? [`before ${listed(before)}`] : []),
  ];
  return `free if it flies ${parts.join(' and ')}: you pick the order`;
}

const listed = (ships: readonly ShipId[]): string => ships.map(shipTag).join(' and ');
