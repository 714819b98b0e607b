import { expect, test } from 'vitest';
import { isInArc } from '../../src/engine/geometry/arc';
import { baseAt } from '../../src/engine/geometry/base';
import { distanceOfBases } from '../../src/engine/geometry/distance';
import { resultOf, type Sight, type SightKind, tenSights, untilOtherwise } from '../../src/lessons/eye/sight';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);
const looks = (kind: SightKind): readonly Sight[] => SEEDS.flatMap(tenSights).filter(one => one.kind === kind);
const base = (pose: Sight['mine']) => baseAt(pose, 'small');

test('the same seed gives the same ten looks, another seed others', () => {
  expect(tenSights(7)).toEqual(tenSights(7));
  expect(tenSights(7)).not.toEqual(tenSights(8));
  expect(tenSights(7)).toHaveLength(10);
});

test('every look has one right answer, which is nothing off; all others are off by something', () => {
  for (const { right, errors } of SEEDS.flatMap(tenSights)) {
    expect(errors[right]).toBe(0);
    expect(errors.filter((_, at) => at !== right).every(error => error > 0)).toBe(true);
  }
});

test('in arc or not is what the engine says, and each is asked about as often as the other, nearly', () => {
  const all = looks('arc');
  for (const { mine, other, right } of all) expect(isInArc(base(mine), 'front', base(other))).toBe(right === 0);
  const yes = all.filter(({ right }) => right === 0).length / all.length;
  expect(yes).toBeGreaterThan(0.25);
  expect(yes).toBeLessThan(0.75);
});

test('the range is that of the closest points', () => {
  for (const { mine, other, right } of looks('range')) {
    const distance = distanceOfBases(base(mine), base(other));
    expect(right).toBe(Math.min(3, Math.ceil(distance / 100) - 1));
  }
});

test('bumps and clear ends are both asked about', () => {
  const answers = new Set(looks('bump').map(({ right }) => right));
  expect(answers).toEqual(new Set([0, 1]));
});

test('by how much something is so is how far a ship must be moved until it is not', () => {
  const mine = { x: 457, y: 300, heading: 0 };
  const ahead = { x: 457, y: 430, heading: 0 };
  const within = (pose: Sight['mine']) => distanceOfBases(base(mine), base(pose)) <= 100;
  expect(untilOtherwise(ahead, { x: 0, y: 1 }, within)).toBeCloseTo(10, 0);
  expect(untilOtherwise({ ...ahead, y: 445 }, { x: 0, y: 1 }, within)).toBeCloseTo(5, 0);
});

test('ten right answers are nothing off; one wrong one tells on the average', () => {
  const ten = tenSights(3);
  const right = ten.map(one => one.right);
  expect(resultOf(ten, right)).toEqual({ right: 10, error: 0 });
  const wrong = right.map((answer, at) => (at === 0 ? 1 - answer : answer));
  const { error, right: many } = resultOf(ten, wrong);
  expect(many).toBe(9);
  expect(error).toBeCloseTo(ten[0]!.errors[wrong[0]!]! / 10, 0);
});
