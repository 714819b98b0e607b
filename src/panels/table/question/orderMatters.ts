import { plannedOf } from '../../../board/fan';
import type { Decision } from '../../../engine/core/decision';
import type { Names } from '../labels';

/** As their dials are set, some of the ships that may activate next would meet in one order and not in another. */
export function orderMatters({ game, rules }: Names, { player, options }: Decision): boolean {
  const due = options.map(({ key }) => key);
  return plannedOf({ state: game, rules }, player).some(
    ({ ship, ahead }) =>
      due.includes(ship) && ahead && (ahead.order || ahead.meetings.some(meeting => due.includes(meeting.ship))),
  );
}
