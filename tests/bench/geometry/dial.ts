import { parseManeuver } from '../../../src/engine/core/vocabulary';
import { baseAt } from '../../../src/engine/geometry/base';
import { previewManeuver } from '../../../src/engine/geometry/preview';
import { basesOverlap } from '../../../src/engine/geometry/separation';
import { alone, type Row } from '../measure';
import { type Furball, seeded, someFurball } from './cases';

/** The dial of the T-65 X-wing. */
const DIAL = '1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FW 3NW 3YW 3ER 3RR 4FW 4KR'.split(' ').map(parseManeuver);

const FURBALLS = 16;

/** Places on the table where a maneuver would leave the ship on top of another one. */
function stacked({ start, others, rocks }: Furball): number {
  const ends = DIAL.flatMap(maneuver => previewManeuver(start, 'small', maneuver, others, rocks).ends);
  const isStacked = ends.map(({ pose }) => others.some(other => basesOverlap(baseAt(pose, 'small'), other)));
  return isStacked.filter(Boolean).length + (ends.length < DIAL.length ? 1 : 0);
}

/** All that a player sees at once when choosing a maneuver: every place that the dial leads to, and what is in the way. */
export function wholeDial(): Row {
  const random = seeded(5);
  const furballs = Array.from({ length: FURBALLS }, () => someFurball(random));
  const pass = () => {
    let sum = 0;
    for (const { start, others, rocks } of furballs) {
      for (const maneuver of DIAL) sum += previewManeuver(start, 'small', maneuver, others, rocks).ends.length;
    }
    return sum;
  };
  const all = alone(FURBALLS, pass);
  return {
    name: 'a whole dial among 15 ships',
    goal: { milliseconds: 4 },
    cases: FURBALLS,
    wrong: furballs.filter(furball => stacked(furball) > 0).length,
    ours: { perSecond: all.perSecond, milliseconds: all.milliseconds / FURBALLS },
    library: null,
    ratio: null,
  };
}
