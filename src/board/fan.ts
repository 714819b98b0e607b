import type { Option } from '../engine/core/decision';
import type { PlayerId, ShipId } from '../engine/core/ids';
import type { GameState } from '../engine/core/state';
import type { Table } from '../engine/core/table';
import { type ManeuverCode, parseManeuver } from '../engine/core/vocabulary';
import { BASE_LENGTH } from '../engine/geometry/base';
import { previewManeuver } from '../engine/geometry/preview';
import { shipOf, shipsOfPlayer, sizeOf } from '../engine/look/ships';
import { maneuverToExecute } from '../engine/rules/movement/difficulty';
import { type Outlook, outlookOf } from '../engine/surface/outlook';
import type { HelpLevel } from '../store/tableOptions';
import { type Ghost, square } from './ghosts';

/** Board, dial and pointer ask for the same: each ship's outlook is found once for a state of the game. */
const kept = new WeakMap<GameState, Map<string, readonly Outlook[]>>();

function keptOutlook(table: Table, ship: ShipId, maneuver?: ManeuverCode): readonly Outlook[] {
  const ofState = kept.get(table.state) ?? new Map<string, readonly Outlook[]>();
  kept.set(table.state, ofState);
  const key = `${ship} ${maneuver ?? ''}`;
  const known = ofState.get(key) ?? outlookOf(table, ship, maneuver && [maneuver]);
  ofState.set(key, known);
  return known;
}

/** Finds what every maneuver of a ship would meet, for whoever asks later. */
export const foresee = (table: Table, ship: ShipId): void => void keptOutlook(table, ship);

/** A ghost for every maneuver of the dial: assisted, with what it would meet; else as the templates lie, for the eye to judge. */
export function fanOf(table: Table, id: ShipId, options: readonly Option[], help: HelpLevel): readonly Ghost[] {
  if (help === 'plain') return [];
  const outline = square(BASE_LENGTH[sizeOf(table, id)] / 2);
  return options.flatMap(option => {
    const { subject, key } = option;
    if (subject.kind !== 'dial' || subject.ship !== id) return [];
    const { difficulty } = parseManeuver(subject.maneuver);
    const ends =
      help === 'assisted' ? foreseenEnds(table, id, subject.maneuver) : bareEnds(table, id, subject.maneuver);
    return ends.map((end, index) => ({
      key: `${key}-${index}`,
      option,
      optionKey: key,
      outline,
      difficulty,
      why: null,
      ...end,
    }));
  });
}

type End = Pick<Ghost, 'pose' | 'ahead'>;

function foreseenEnds(table: Table, id: ShipId, maneuver: ManeuverCode): readonly End[] {
  const outlook = keptOutlook(table, id).find(one => one.maneuver === maneuver);
  return outlook ? endsOf(outlook) : [];
}

const endsOf = ({ ends, order, flies }: Outlook): readonly End[] =>
  ends.map(end => ({ pose: end.pose, ahead: { ...end, order, flies } }));

/** Nothing in the way. */
function bareEnds(table: Table, id: ShipId, dial: ManeuverCode): readonly End[] {
  const ship = shipOf(table.state, id);
  const flown = parseManeuver(maneuverToExecute(table, { ...ship, dial }).code);
  const { ends } = previewManeuver(ship.pose, sizeOf(table, id), flown, [], []);
  return ends.map(({ pose }) => ({ pose, ahead: null }));
}

/** Where a ship of one's own will end by the dial that is set for it. */
export interface Planned extends End {
  readonly ship: ShipId;
  readonly outline: Ghost['outline'];
}

/** Of a roll with several places only the middle one. */
export function plannedOf(table: Table, player: PlayerId): readonly Planned[] {
  return shipsOfPlayer(table.state, player).flatMap(({ id, dial }) => {
    const outlook = dial && keptOutlook(table, id, dial)[0];
    if (!outlook) return [];
    const ends = endsOf(outlook);
    const middle = ends[Math.floor(ends.length / 2)]!;
    return [{ ...middle, ship: id, outline: square(BASE_LENGTH[sizeOf(table, id)] / 2) }];
  });
}

/** Whether a ghost would meet another ship: sure, or only if that ship is there by then. */
export function meetsShip({ ahead }: Pick<Ghost, 'ahead'>): 'sure' | 'may' | null {
  if (!ahead) return null;
  if (ahead.meetings.some(({ sure }) => sure)) return 'sure';
  return ahead.meetings.length > 0 || ahead.order ? 'may' : null;
}
