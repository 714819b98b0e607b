import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bearing, ShipSize } from '../../../src/engine/core/vocabulary';
import {
  BOOSTS,
  barrelRoll,
  boost,
  type Course,
  courseOf,
  curvedForward,
  decloakTemplate,
  segnorsLoop,
  sideslip,
} from '../../../src/engine/geometry/course';
import { landingsOf } from '../../../src/engine/geometry/landing';
import { type Pose, step } from '../../../src/engine/geometry/pose';
import { bank, type Side, straight, turn } from '../../../src/engine/geometry/template';
import { at, carryPose, courses, ORIGIN, poses, posesApart, SIDES, sizes } from '../../support/geometry';
import { near } from '../../support/near';

const BASES: readonly { size: ShipSize; half: number }[] = [
  { size: 'small', half: 20 },
  { size: 'medium', half: 30 },
  { size: 'large', half: 40 },
];

/** Sine and cosine of 45 degrees. */
const C = Math.SQRT1_2;
const BANK_RADIUS = [0, 80, 130, 180];
const TURN_RADIUS = [0, 35, 62.5, 90];

/** The centre after a bank to the right: half a base to the template, r sin 45 along it, half a base along the end's tangent. */
const banked = (speed: number, half: number, heading: number): Pose => {
  const r = BANK_RADIUS[speed]!;
  return at(r * (1 - C) + half * C, half + r * C + half * C, heading);
};
const turnedRight = (speed: number, half: number, heading: number): Pose => {
  const r = TURN_RADIUS[speed]!;
  return at(r + half, half + r, heading);
};
const ahead = (speed: number, half: number, heading: number): Pose => at(0, half + 40 * speed + half, heading);

/** The same on the other side. */
const mirrored = ({ x, y, heading }: Pose): Pose => at(-x, y, (360 - heading) % 360);
/** The same to the rear: what was ahead is behind. */
const behind = ({ x, y, heading }: Pose): Pose => at(x, -y, (360 - heading) % 360);

/** Landings to compare with. */
type Landings = readonly object[];
const only = (pose: Pose): Landings => [{ pose: near(pose), shift: 'middle' }];
const three = (forward: Pose, middle: Pose, back: Pose): Landings => [
  { pose: near(forward), shift: 'forward' },
  { pose: near(middle), shift: 'middle' },
  { pose: near(back), shift: 'back' },
];
/** The middle place, and those `by` along its facing. */
const shifted = (middle: Pose, by: number): Landings => {
  const [x, y] = [by * Math.sin((middle.heading * Math.PI) / 180), by * Math.cos((middle.heading * Math.PI) / 180)];
  return three(at(middle.x + x, middle.y + y, middle.heading), middle, at(middle.x - x, middle.y - y, middle.heading));
};

/** Every bearing at every speed that a dial has, with the place it leads to. */
const MANEUVERS: readonly {
  bearing: Bearing;
  speeds: readonly number[];
  leads: (speed: number, half: number) => Landings;
}[] = [
  { bearing: 'straight', speeds: [1, 2, 3, 4, 5], leads: (n, half) => only(ahead(n, half, 0)) },
  { bearing: 'bankRight', speeds: [1, 2, 3], leads: (n, half) => only(banked(n, half, 45)) },
  { bearing: 'bankLeft', speeds: [1, 2, 3], leads: (n, half) => only(mirrored(banked(n, half, 45))) },
  { bearing: 'turnRight', speeds: [1, 2, 3], leads: (n, half) => only(turnedRight(n, half, 90)) },
  { bearing: 'turnLeft', speeds: [1, 2, 3], leads: (n, half) => only(mirrored(turnedRight(n, half, 90))) },
  { bearing: 'koiogranTurn', speeds: [1, 2, 3, 4, 5], leads: (n, half) => only(ahead(n, half, 180)) },
  // 45 + 180, and its mirror image.
  { bearing: 'segnorsLoopRight', speeds: [1, 2, 3], leads: (n, half) => only(banked(n, half, 225)) },
  { bearing: 'segnorsLoopLeft', speeds: [1, 2, 3], leads: (n, half) => only(mirrored(banked(n, half, 225))) },
  // A quarter turn along the template and a quarter on top: facing back, shifted half the template's width.
  { bearing: 'tallonRollRight', speeds: [1, 2, 3], leads: (n, half) => shifted(turnedRight(n, half, 180), 10) },
  {
    bearing: 'tallonRollLeft',
    speeds: [1, 2, 3],
    leads: (n, half) => shifted(mirrored(turnedRight(n, half, 180)), 10),
  },
  { bearing: 'reverseStraight', speeds: [1, 2], leads: (n, half) => only(behind(ahead(n, half, 0))) },
  // It backs out to the right, and its nose swings to the left.
  { bearing: 'reverseBankRight', speeds: [1], leads: (n, half) => only(behind(banked(n, half, 45))) },
  { bearing: 'reverseBankLeft', speeds: [1], leads: (n, half) => only(mirrored(behind(banked(n, half, 45)))) },
];

describe.each(BASES)('a maneuver of a $size ship', ({ size, half }) => {
  test.each(MANEUVERS.flatMap(({ bearing, speeds, leads }) => speeds.map(speed => ({ bearing, speed, leads }))))(
    '$bearing $speed',
    ({ bearing, speed, leads }) => {
      expect(landingsOf(ORIGIN, size, courseOf(bearing, speed)!)).toEqual(leads(speed, half));
    },
  );
});

test.each([
  { size: 'small', bearing: 'straight', speed: 3, x: 0, y: 160, heading: 0 },
  { size: 'large', bearing: 'straight', speed: 1, x: 0, y: 120, heading: 0 },
  { size: 'small', bearing: 'turnRight', speed: 1, x: 55, y: 55, heading: 90 },
  { size: 'medium', bearing: 'turnLeft', speed: 2, x: -92.5, y: 92.5, heading: 270 },
  { size: 'large', bearing: 'turnRight', speed: 3, x: 130, y: 130, heading: 90 },
  // 80 (1 - 0.70710678) + 20 * 0.70710678; 20 + 80 * 0.70710678 + 20 * 0.70710678
  { size: 'small', bearing: 'bankRight', speed: 1, x: 37.57359313, y: 90.71067812, heading: 45 },
  // 180 (1 - 0.70710678) + 40 * 0.70710678; 40 + 180 * 0.70710678 + 40 * 0.70710678
  { size: 'large', bearing: 'segnorsLoopLeft', speed: 3, x: -81.00505063, y: 195.56349186, heading: 135 },
  { size: 'small', bearing: 'koiogranTurn', speed: 4, x: 0, y: 200, heading: 180 },
  { size: 'small', bearing: 'tallonRollLeft', speed: 3, x: -110, y: 110, heading: 180 },
  { size: 'small', bearing: 'reverseStraight', speed: 2, x: 0, y: -120, heading: 0 },
  { size: 'small', bearing: 'reverseBankLeft', speed: 1, x: -37.57359313, y: -90.71067812, heading: 45 },
] as const)('in figures: $size $bearing $speed leads to $x, $y', ({ size, bearing, speed, x, y, heading }) => {
  const middle = landingsOf(ORIGIN, size, courseOf(bearing, speed)!).find(({ shift }) => shift === 'middle');
  expect(middle?.pose).toEqual(near(at(x, y, heading), 8));
});

describe.each(BASES)('other moves of a $size ship', ({ size, half }) => {
  /** Out of the right side and curving forward: r sin 45 out and r (1 - cos 45) forward, then half a base along the tangent. */
  const slipped = (kind: 'bank' | 'turn', speed: number): Pose => {
    const r = (kind === 'bank' ? BANK_RADIUS : TURN_RADIUS)[speed]!;
    return kind === 'bank' ? at(half + r * C + half * C, r * (1 - C) + half * C, 315) : at(half + r, r + half, 270);
  };
  const onSide = (side: Side, pose: Pose): Pose => (side === 'right' ? pose : mirrored(pose));

  test.each([1, 2, 3])('a sideslip of speed %i slips to the side opposite its template', speed => {
    for (const kind of ['bank', 'turn'] as const) {
      expect(landingsOf(ORIGIN, size, sideslip(kind, speed, 'left'))).toEqual(only(slipped(kind, speed)));
      expect(landingsOf(ORIGIN, size, sideslip(kind, speed, 'right'))).toEqual(only(mirrored(slipped(kind, speed))));
    }
  });

  test('Segnor’s loop on the turn or the straight template', () => {
    expect(landingsOf(ORIGIN, size, segnorsLoop(turn(3, 'right')))).toEqual(only(turnedRight(3, half, 270)));
    expect(landingsOf(ORIGIN, size, segnorsLoop(turn(2, 'left')))).toEqual(only(mirrored(turnedRight(2, half, 270))));
    expect(landingsOf(ORIGIN, size, segnorsLoop(straight(2)))).toEqual(only(ahead(2, half, 180)));
  });

  test('the three boosts', () => {
    expect(BOOSTS.flatMap(template => landingsOf(ORIGIN, size, boost(template)))).toEqual([
      ...only(mirrored(banked(1, half, 45))),
      ...only(ahead(1, half, 0)),
      ...only(banked(1, half, 45)),
    ]);
  });

  // Small: its own 40 and the template's length, half its width to and fro. Larger: the long edge, so 20 and half the length.
  test.each([1, 2])('a barrel roll with the straight %i template', speed => {
    const sidewards = size === 'small' ? 40 + 40 * speed : 2 * half + 20;
    const shift = size === 'small' ? 10 : 20 * speed;
    for (const side of SIDES) {
      const landings = landingsOf(ORIGIN, size, barrelRoll(size, side, straight(speed)));
      expect(landings).toEqual(shifted(onSide(side, at(sidewards, 0)), shift));
    }
  });

  test.each([1, 2, 3])('a barrel roll with a curved template of speed %i, forward and back', speed => {
    for (const [kind, make] of [
      ['bank', bank],
      ['turn', turn],
    ] as const) {
      for (const side of SIDES) {
        const forward = curvedForward(side);
        expect(landingsOf(ORIGIN, size, barrelRoll(size, side, make(speed, forward)))).toEqual(
          shifted(onSide(side, slipped(kind, speed)), 10),
        );
        // Curving back instead is the mirror image along y.
        expect(landingsOf(ORIGIN, size, barrelRoll(size, side, make(speed, side)))).toEqual(
          shifted(onSide(side, behind(slipped(kind, speed))), 10),
        );
      }
    }
  });

  test('decloaking: a boost or a roll with the template of its size, or with a bank 2', () => {
    const y = { small: 120, medium: 100, large: 120 }[size];
    const x = { small: 120, medium: 80, large: 100 }[size];
    const shift = { small: 10, medium: 20, large: 20 }[size];
    expect(landingsOf(ORIGIN, size, boost(decloakTemplate(size)))).toEqual(only(at(0, y)));
    expect(landingsOf(ORIGIN, size, barrelRoll(size, 'left', decloakTemplate(size)))).toEqual(
      shifted(at(-x, 0), shift),
    );
    expect(landingsOf(ORIGIN, size, boost(bank(2, 'left')))).toEqual(only(mirrored(banked(2, half, 45))));
    expect(landingsOf(ORIGIN, size, barrelRoll(size, 'right', bank(2, 'left')))).toEqual(
      shifted(slipped('bank', 2), 10),
    );
  });
});

describe('wherever the ship stands', () => {
  const finished = fc
    .tuple(courses, fc.constantFrom('none', 'turnAround', 'rollLeft', 'rollRight', 'shift'))
    .map(([course, finish]): Course => ({ ...course, finish }));

  test('its landings are carried along and turned with it', () => {
    fc.assert(
      fc.property(poses, sizes, finished, (start, size, course) => {
        const here = landingsOf(start, size, course);
        const there = landingsOf(ORIGIN, size, course);
        here.forEach(({ pose, shift }, i) => {
          expect(shift).toBe(there[i]!.shift);
          expect(posesApart(pose, carryPose(there[i]!.pose, start))).toBeLessThan(1e-9);
        });
        expect(here).toHaveLength(there.length);
      }),
    );
  });

  test('a reverse maneuver undoes the forward one', () => {
    fc.assert(
      fc.property(
        poses,
        sizes,
        fc.constantFrom(...SIDES, 'straight' as const),
        fc.integer({ min: 1, max: 2 }),
        (start, size, way, speed) => {
          const [out, back]: readonly [Bearing, Bearing] = {
            left: ['bankLeft', 'reverseBankLeft'] as const,
            right: ['bankRight', 'reverseBankRight'] as const,
            straight: ['straight', 'reverseStraight'] as const,
          }[way];
          const [there] = landingsOf(start, size, courseOf(out, speed)!);
          const [home] = landingsOf(there!.pose, size, courseOf(back, speed)!);
          expect(posesApart(home!.pose, start)).toBeLessThan(1e-9);
        },
      ),
    );
  });

  test('a Koiogran turn twice comes home', () => {
    fc.assert(
      fc.property(poses, sizes, (start, size) => {
        const koiogran = courseOf('koiogranTurn', 3)!;
        const [there] = landingsOf(start, size, koiogran);
        const [home] = landingsOf(there!.pose, size, koiogran);
        expect(posesApart(home!.pose, step(start, 0, 0))).toBeLessThan(1e-9);
      }),
    );
  });
});
