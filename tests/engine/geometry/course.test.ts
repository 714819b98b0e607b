import { describe, expect, test } from 'vitest';
import { BEARINGS, SHIP_SIZES } from '../../../src/engine/core/vocabulary';
import {
  BOOSTS,
  barrelRoll,
  boost,
  courseOf,
  curvedForward,
  decloakTemplate,
  type Edge,
  edgePose,
  facingOf,
  segnorsLoop,
  setAgainst,
  sideslip,
} from '../../../src/engine/geometry/course';
import { bank, sideways, straight, type Template, turn } from '../../../src/engine/geometry/template';
import { at, ORIGIN } from '../../support/geometry';
import { near } from '../../support/near';

describe('the course of a maneuver', () => {
  test.each([
    { bearing: 'straight', template: straight(2), from: 'front', finish: 'none' },
    { bearing: 'bankLeft', template: bank(2, 'left'), from: 'front', finish: 'none' },
    { bearing: 'bankRight', template: bank(2, 'right'), from: 'front', finish: 'none' },
    { bearing: 'turnLeft', template: turn(2, 'left'), from: 'front', finish: 'none' },
    { bearing: 'turnRight', template: turn(2, 'right'), from: 'front', finish: 'none' },
    { bearing: 'koiogranTurn', template: straight(2), from: 'front', finish: 'turnAround' },
    { bearing: 'segnorsLoopLeft', template: bank(2, 'left'), from: 'front', finish: 'turnAround' },
    { bearing: 'segnorsLoopRight', template: bank(2, 'right'), from: 'front', finish: 'turnAround' },
    { bearing: 'tallonRollLeft', template: turn(2, 'left'), from: 'front', finish: 'rollLeft' },
    { bearing: 'tallonRollRight', template: turn(2, 'right'), from: 'front', finish: 'rollRight' },
    { bearing: 'reverseStraight', template: straight(2), from: 'rear', finish: 'none' },
    // The template bends to the ship's left: seen from behind the ship, looking back, that is to the right.
    { bearing: 'reverseBankLeft', template: bank(2, 'right'), from: 'rear', finish: 'none' },
    { bearing: 'reverseBankRight', template: bank(2, 'left'), from: 'rear', finish: 'none' },
  ] as const)('$bearing at speed 2', ({ bearing, template, from, finish }) => {
    expect(courseOf(bearing, 2)).toEqual({ template, from, finish });
  });

  test('a stationary maneuver has no template, every other bearing has one', () => {
    expect(courseOf('stationary', 0)).toBeNull();
    for (const bearing of BEARINGS) if (bearing !== 'stationary') expect(courseOf(bearing, 1)).not.toBeNull();
  });

  test('there is no bank or turn of speed 4', () => {
    expect(() => courseOf('bankLeft', 4)).toThrow('speed 4');
    expect(() => courseOf('tallonRollLeft', 4)).toThrow('speed 4');
  });

  test('some cards fly a Segnor’s loop on another template', () => {
    expect(segnorsLoop(turn(3, 'left'))).toEqual({ template: turn(3, 'left'), from: 'front', finish: 'turnAround' });
    expect(segnorsLoop(straight(3))).toEqual(courseOf('koiogranTurn', 3));
  });

  test('a left sideslip lays its template on the right side of the ship, a right one on the left', () => {
    expect(sideslip('bank', 3, 'left')).toEqual({ template: bank(3, 'left'), from: 'right', finish: 'none' });
    expect(sideslip('turn', 1, 'right')).toEqual({ template: turn(1, 'right'), from: 'left', finish: 'none' });
  });
});

describe('the course of an action', () => {
  test('a boost is a bank to the left, a straight or a bank to the right of speed 1', () => {
    expect(BOOSTS).toEqual([bank(1, 'left'), straight(1), bank(1, 'right')]);
    expect(boost(bank(1, 'left'))).toEqual({ template: bank(1, 'left'), from: 'front', finish: 'none' });
  });

  test.each([
    { size: 'small', template: straight(1), laid: { length: 40, width: 20 } },
    { size: 'small', template: straight(2), laid: { length: 80, width: 20 } },
    { size: 'medium', template: straight(1), laid: { length: 20, width: 40 } },
    { size: 'large', template: straight(1), laid: { length: 20, width: 40 } },
    { size: 'large', template: straight(2), laid: { length: 20, width: 80 } },
    // A curved template has no straight long edge: every size uses its narrow end.
    { size: 'large', template: bank(1, 'left'), laid: { length: bank(1, 'left').length, width: 20 } },
    { size: 'small', template: turn(1, 'left'), laid: { length: turn(1, 'left').length, width: 20 } },
  ] as const)('a $size ship rolls over $laid.length mm', ({ size, template, laid }) => {
    expect(barrelRoll(size, 'left', template)).toEqual({
      template: { ...template, ...laid },
      from: 'left',
      finish: 'shift',
    });
    expect(barrelRoll(size, 'right', template).from).toBe('right');
  });

  test('a barrel roll takes the straight template of speed 1 unless a card says otherwise', () => {
    expect(barrelRoll('small', 'left')).toEqual(barrelRoll('small', 'left', straight(1)));
    expect(barrelRoll('medium', 'left').template).toEqual(sideways(straight(1)));
  });

  test('on the right side a left template leads forward', () => {
    expect(curvedForward('right')).toBe('left');
    expect(curvedForward('left')).toBe('right');
  });

  test('a small ship decloaks with speed 2, larger ones with speed 1', () => {
    expect(SHIP_SIZES.map(decloakTemplate)).toEqual([straight(2), straight(1), straight(1)]);
  });
});

describe('a template set against an edge', () => {
  test.each([
    { edge: 'front', x: 10, y: 60, heading: 0, facing: 0 },
    { edge: 'right', x: 50, y: 20, heading: 90, facing: -90 },
    { edge: 'rear', x: 10, y: -20, heading: 180, facing: -180 },
    { edge: 'left', x: -30, y: 20, heading: 270, facing: 90 },
  ] as const)('the middle of the $edge edge of a large base at 10, 20', ({ edge, x, y, heading, facing }) => {
    expect(edgePose(at(10, 20), 40, edge)).toEqual({ x, y, heading });
    expect(facingOf(edge)).toBeCloseTo(facing, 12);
  });

  test('the edges turn with the ship', () => {
    // Heading 90, its right side looks along -y.
    expect(edgePose(at(10, 20, 90), 20, 'right')).toEqual({ x: 10, y: 0, heading: 180 });
    // Heading 30, its front middle is 20 (sin 30, cos 30) away.
    expect(edgePose(at(0, 0, 30), 20, 'front')).toEqual(near(at(10, 10 * Math.sqrt(3), 30)));
  });

  const C = Math.SQRT1_2;
  /** Where a template's end lies: so far out from the edge, so far to the right of whoever looks out of it. */
  const ENDS: readonly { name: string; template: Template; out: number; right: number; turns: number }[] = [
    ...[1, 2, 3, 4, 5].map(n => ({ name: `straight ${n}`, template: straight(n), out: 40 * n, right: 0, turns: 0 })),
    ...[80, 130, 180].flatMap((r, i) => [
      { name: `bank ${i + 1} left`, template: bank(i + 1, 'left'), out: r * C, right: -r * (1 - C), turns: -45 },
      { name: `bank ${i + 1} right`, template: bank(i + 1, 'right'), out: r * C, right: r * (1 - C), turns: 45 },
    ]),
    ...[35, 62.5, 90].flatMap((r, i) => [
      { name: `turn ${i + 1} left`, template: turn(i + 1, 'left'), out: r, right: -r, turns: -90 },
      { name: `turn ${i + 1} right`, template: turn(i + 1, 'right'), out: r, right: r, turns: 90 },
    ]),
  ];
  /** Out of each edge and to its right, for a ship that heads along y. */
  const OUTWARD: Readonly<Record<Edge, { out: [number, number]; right: [number, number]; heading: number }>> = {
    front: { out: [0, 1], right: [1, 0], heading: 0 },
    right: { out: [1, 0], right: [0, -1], heading: 90 },
    rear: { out: [0, -1], right: [-1, 0], heading: 180 },
    left: { out: [-1, 0], right: [0, 1], heading: 270 },
  };

  /** A device lies at the far end of the template, its guides toward the ship. */
  test.each(ENDS)('what is dropped, launched or set aside with a $name', ({ template, out, right, turns }) => {
    for (const [size, half] of [
      ['small', 20],
      ['medium', 30],
      ['large', 40],
    ] as const) {
      for (const edge of ['front', 'right', 'rear', 'left'] as const) {
        const way = OUTWARD[edge];
        const x = way.out[0] * (half + out) + way.right[0] * right;
        const y = way.out[1] * (half + out) + way.right[1] * right;
        const { end } = setAgainst(ORIGIN, size, edge, template);
        expect(end).toEqual(near(at(x, y, (way.heading + turns + 360) % 360)));
      }
    }
  });

  test('in figures: a bomb dropped with the straight 1 template lies 60 behind a small ship', () => {
    expect(setAgainst(at(300, 300, 90), 'small', 'rear', straight(1)).end).toEqual({ x: 240, y: 300, heading: 270 });
    expect(setAgainst(at(300, 300, 90), 'small', 'front', straight(5)).end).toEqual({ x: 520, y: 300, heading: 90 });
  });
});
