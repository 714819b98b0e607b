import { cornersOf } from '../../../src/engine/geometry/base';
import { distanceOfBases, measureBases } from '../../../src/engine/geometry/distance';
import { distanceBetween } from '../../../src/engine/geometry/pose';
import { separation } from '../../../src/engine/geometry/separation';
import { flatBase } from '../../support/geometry';
import { compare, type Row } from '../measure';
import { prepare, SAME, seeded, someBase } from './cases';
import { measured, planckDistance, proxyOf } from './planck';

/** Pairs of bases at every range. */
function pairs() {
  const random = seeded(3);
  return prepare(() => {
    const [a, b] = [someBase(random, 100), someBase(random, 300)];
    if (separation(a, b) < 0.02) return null;
    const [proxyA, proxyB] = [proxyOf(cornersOf(a)), proxyOf(cornersOf(b))];
    return { a, b, proxyA, proxyB, flatA: flatBase(a), flatB: flatBase(b) };
  });
}

/** Only the number. planck cannot do without the points, but it is the fastest to tell the number, too. */
export function distances(): Row {
  const cases = pairs();
  return compare('distance of two bases', cases, {
    timesAsFast: 10,
    ours: () => {
      let sum = 0;
      for (const { a, b } of cases) sum += distanceOfBases(a, b);
      return sum;
    },
    library: 'planck',
    theirs: () => {
      let sum = 0;
      for (const { proxyA, proxyB } of cases) sum += planckDistance(proxyA, proxyB);
      return sum;
    },
    isWrong: ({ a, b, proxyA, proxyB }) => Math.abs(distanceOfBases(a, b) - planckDistance(proxyA, proxyB)) > SAME,
  });
}

/** The number and the two closest points. */
export function closestPoints(library: 'planck' | '@flatten-js/core', timesAsFast: number): Row {
  const cases = pairs();
  const planck = () => {
    let sum = 0;
    for (const { proxyA, proxyB } of cases)
      sum += planckDistance(proxyA, proxyB) + measured.pointA.x + measured.pointB.y;
    return sum;
  };
  const flatten = () => {
    let sum = 0;
    for (const { flatA, flatB } of cases) {
      const [length, { ps, pe }] = flatA.distanceTo(flatB);
      sum += length + ps.x + pe.y;
    }
    return sum;
  };
  return compare('the same with its points', cases, {
    timesAsFast,
    ours: () => {
      let sum = 0;
      for (const { a, b } of cases) {
        const { distance, from, to } = measureBases(a, b);
        sum += distance + from.x + to.y;
      }
      return sum;
    },
    library,
    theirs: library === 'planck' ? planck : flatten,
    isWrong: ({ a, b, proxyA, proxyB, flatA, flatB }) => {
      const { distance, from, to } = measureBases(a, b);
      const theirs = library === 'planck' ? planckDistance(proxyA, proxyB) : flatA.distanceTo(flatB)[0];
      return Math.abs(distance - theirs) > SAME || Math.abs(distanceBetween(from, to) - theirs) > SAME;
    },
  });
}
