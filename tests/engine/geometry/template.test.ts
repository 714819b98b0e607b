import { describe, expect, test } from 'vitest';
import {
  bank,
  placeTemplate,
  sideways,
  straight,
  sweepOf,
  type Template,
  turn,
} from '../../../src/engine/geometry/template';
import { at, middleLine, ORIGIN, SIDES, TEMPLATES } from '../../support/geometry';
import { near } from '../../support/near';

describe('as they are printed', () => {
  test.each([
    { speed: 1, length: 40 },
    { speed: 2, length: 80 },
    { speed: 3, length: 120 },
    { speed: 4, length: 160 },
    { speed: 5, length: 200 },
  ])('straight $speed is $length long and 20 wide', ({ speed, length }) => {
    expect(straight(speed)).toEqual({ length, width: 20, radius: 0, side: null, turn: 0 });
    expect(sweepOf(straight(speed))).toBe(0);
  });

  // An eighth of a circle: 2 pi r / 8.
  test.each([
    { speed: 1, radius: 80, length: 20 * Math.PI },
    { speed: 2, radius: 130, length: 32.5 * Math.PI },
    { speed: 3, radius: 180, length: 45 * Math.PI },
  ])('bank $speed is 45 degrees of radius $radius', ({ speed, radius, length }) => {
    const shape = { length: expect.closeTo(length, 12), width: 20, radius };
    expect(bank(speed, 'left')).toEqual({ ...shape, side: 'left', turn: -45 });
    expect(bank(speed, 'right')).toEqual({ ...shape, side: 'right', turn: 45 });
    expect(sweepOf(bank(speed, 'left'))).toBe(Math.PI / 4);
  });

  // A quarter of a circle: 2 pi r / 4.
  test.each([
    { speed: 1, radius: 35, length: 17.5 * Math.PI },
    { speed: 2, radius: 62.5, length: 31.25 * Math.PI },
    { speed: 3, radius: 90, length: 45 * Math.PI },
  ])('turn $speed is 90 degrees of radius $radius', ({ speed, radius, length }) => {
    const shape = { length: expect.closeTo(length, 12), width: 20, radius };
    expect(turn(speed, 'left')).toEqual({ ...shape, side: 'left', turn: -90 });
    expect(turn(speed, 'right')).toEqual({ ...shape, side: 'right', turn: 90 });
    expect(sweepOf(turn(speed, 'right'))).toBe(Math.PI / 2);
  });

  test.each([
    { of: 'straight', make: straight, speeds: [0, 6, 1.5, -1] },
    { of: 'bank', make: (speed: number) => bank(speed, 'left'), speeds: [0, 4, -1] },
    { of: 'turn', make: (speed: number) => turn(speed, 'right'), speeds: [0, 4, -1] },
  ])('there is no other $of in the box', ({ make, speeds }) => {
    for (const speed of speeds) expect(() => make(speed)).toThrow(`there is no such template of speed ${speed}`);
  });

  test('sideways, a straight template leads across its width', () => {
    expect(sideways(straight(1))).toEqual({ length: 20, width: 40, radius: 0, side: null, turn: 0 });
    expect(sideways(straight(2))).toEqual({ length: 20, width: 80, radius: 0, side: null, turn: 0 });
  });
});

/** r (1 - cos 45) to the side and r sin 45 ahead. */
const banked = (radius: number) => ({ out: radius * (1 - Math.SQRT1_2), ahead: radius * Math.SQRT1_2 });

describe('laid on the table', () => {
  const ends: readonly {
    name: string;
    make: (side: 'left' | 'right') => Template;
    out: number;
    ahead: number;
    turns: number;
  }[] = [
    ...[1, 2, 3, 4, 5].map(n => ({ name: `straight ${n}`, make: () => straight(n), out: 0, ahead: 40 * n, turns: 0 })),
    ...[80, 130, 180].map((r, i) => ({
      name: `bank ${i + 1}`,
      make: (side: 'left' | 'right') => bank(i + 1, side),
      ...banked(r),
      turns: 45,
    })),
    ...[35, 62.5, 90].map((r, i) => ({
      name: `turn ${i + 1}`,
      make: (side: 'left' | 'right') => turn(i + 1, side),
      out: r,
      ahead: r,
      turns: 90,
    })),
    { name: 'straight 1 sideways', make: () => sideways(straight(1)), out: 0, ahead: 20, turns: 0 },
  ];

  test.each(ends)('$name ends $ahead ahead and $out to its side', ({ make, out, ahead, turns }) => {
    expect(placeTemplate(make('right'), ORIGIN).end).toEqual(near(at(out, ahead, turns)));
    expect(placeTemplate(make('left'), ORIGIN).end).toEqual(near(at(-out, ahead, (360 - turns) % 360)));
    // From 100, 50 and looking along x: ahead is +x, right is -y.
    expect(placeTemplate(make('right'), at(100, 50, 90)).end).toEqual(near(at(100 + ahead, 50 - out, 90 + turns)));
    expect(placeTemplate(make('left'), at(100, 50, 90)).end).toEqual(near(at(100 + ahead, 50 + out, 90 - turns)));
  });

  test.each([
    // 80 (1 - 0.70710678) = 23.43145751 and 80 * 0.70710678 = 56.56854249
    { name: 'bank 1', template: bank(1, 'right'), x: 23.43145751, y: 56.56854249 },
    { name: 'bank 2', template: bank(2, 'right'), x: 38.07611845, y: 91.92388155 },
    { name: 'bank 3', template: bank(3, 'right'), x: 52.72077939, y: 127.27922061 },
    { name: 'turn 2', template: turn(2, 'right'), x: 62.5, y: 62.5 },
  ])('$name in figures: $x, $y', ({ template, x, y }) => {
    const { end } = placeTemplate(template, ORIGIN);
    expect(end.x).toBeCloseTo(x, 8);
    expect(end.y).toBeCloseTo(y, 8);
  });

  test.each(TEMPLATES.map(template => ({ template })))(
    'its end lies where its middle line leads: $template.length, $template.side',
    ({ template }) => {
      const placed = placeTemplate(template, at(-20, 33, 17));
      const end = middleLine(placed)(template.length);
      expect(placed.start).toEqual(at(-20, 33, 17));
      expect(placed.end).toEqual(near({ ...end, heading: (17 + template.turn + 360) % 360 }));
    },
  );

  test('left is the mirror of right', () => {
    for (const make of [bank, turn]) {
      for (const speed of [1, 2, 3]) {
        const [left, right] = SIDES.map(side => placeTemplate(make(speed, side), ORIGIN).end);
        expect(left).toEqual({ x: -right!.x, y: right!.y, heading: 360 - right!.heading });
      }
    }
  });
});
