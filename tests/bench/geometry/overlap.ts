import sat from 'sat';
import { type Base, cornersOf } from '../../../src/engine/geometry/base';
import { basesOverlap, separation } from '../../../src/engine/geometry/separation';
import { bank, placeTemplate, turn } from '../../../src/engine/geometry/template';
import { templateOverlaps } from '../../../src/engine/geometry/templateOverlap';
import { flatMeet, flatPolygon, flatTemplate } from '../../support/geometry';
import { compare, type Row } from '../measure';
import { pick, prepare, seeded, someBase, somePose, someRock } from './cases';

/** sat wants corners counterclockwise. */
const asSat = (base: Base) =>
  new sat.Polygon(
    new sat.Vector(0, 0),
    cornersOf(base)
      .toReversed()
      .map(({ x, y }) => new sat.Vector(x, y)),
  );

export function basesOverlapping(): Row {
  const random = seeded(1);
  const cases = prepare(() => {
    const [a, b] = [someBase(random, 40), someBase(random, 40)];
    return Math.abs(separation(a, b)) > 0.02 ? { a, b, satA: asSat(a), satB: asSat(b) } : null;
  });
  return compare('two bases overlap', cases, {
    timesAsFast: 1.5,
    ours: () => {
      let sum = 0;
      for (const { a, b } of cases) if (basesOverlap(a, b)) sum++;
      return sum;
    },
    library: 'sat',
    theirs: () => {
      let sum = 0;
      for (const { satA, satB } of cases) if (sat.testPolygonPolygon(satA, satB)) sum++;
      return sum;
    },
    isWrong: ({ a, b, satA, satB }) => basesOverlap(a, b) !== sat.testPolygonPolygon(satA, satB),
  });
}

/** A sector of a ring and twelve corners. flatten knows arcs; clipper2 with 64 chords instead took twice as long. */
export function templateOnObstacle(): Row {
  const random = seeded(2);
  const cases = prepare(() => {
    const template = pick(random, [bank, turn])(pick(random, [1, 2, 3]), pick(random, ['left', 'right']));
    const placed = placeTemplate(template, somePose(random, 10));
    const rock = someRock(random, somePose(random, 120));
    const flatRock = flatPolygon(rock);
    const touches = flatMeet(flatTemplate(placed, 0.1), flatRock) !== flatMeet(flatTemplate(placed, -0.1), flatRock);
    return touches ? null : { placed, rock, flatPlaced: flatTemplate(placed), flatRock };
  });
  return compare('curved template on an obstacle', cases, {
    timesAsFast: 10,
    ours: () => {
      let sum = 0;
      for (const { placed, rock } of cases) if (templateOverlaps(placed, rock)) sum++;
      return sum;
    },
    library: '@flatten-js/core',
    theirs: () => {
      let sum = 0;
      for (const { flatPlaced, flatRock } of cases) if (flatMeet(flatPlaced, flatRock)) sum++;
      return sum;
    },
    isWrong: ({ placed, rock, flatPlaced, flatRock }) =>
      templateOverlaps(placed, rock) !== flatMeet(flatPlaced, flatRock),
  });
}
