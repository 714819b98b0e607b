import { expect, test } from 'vitest';
import { placesOf } from '../../src/board/ghosts';
import { numbersOf } from '../../src/board/numbers';
import { engine } from '../support/engine';
import { scenario } from '../support/scenario';

/** The places of a TIE fighter's roll, and the answers they belong to. */
function roll() {
  const { state } = scenario({
    p1: [{ pilot: 'academypilot', at: [450, 300], dial: '2FB' }],
    p2: [{ pilot: 'redsquadronveteran', at: [450, 850] }],
  }).choose('p1', 'action:barrelRoll:white');
  const decision = state.pending[0]!;
  return { ghosts: placesOf({ state, rules: engine.rules }, decision, []), options: decision.options };
}

const closest = (places: readonly { readonly at: { readonly x: number; readonly y: number } }[]) =>
  Math.min(...places.flatMap(({ at }, i) => places.slice(i + 1).map(b => Math.hypot(b.at.x - at.x, b.at.y - at.y))));

test('from near, every number of a roll stands on its place', () => {
  const { ghosts, options } = roll();
  const numbers = numbersOf(ghosts, options, 5);
  expect(numbers.length).toBe(6);
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(6);
  for (const { key, at } of numbers) expect(ghosts.find(ghost => ghost.key === key)!.pose).toMatchObject(at);
});

test('from afar they are pushed apart as far as they are tall, in the same order', () => {
  const { ghosts, options } = roll();
  const FAR = 36;
  expect(closest(numbersOf(ghosts, options, 5))).toBeLessThan(FAR);
  const numbers = numbersOf(ghosts, options, FAR);
  expect(closest(numbers)).toBeGreaterThanOrEqual(FAR - 1);
  const order = (ys: readonly number[]) => ys.map((_, i) => i).sort((a, b) => ys[a]! - ys[b]!);
  for (const side of [-1, 1]) {
    const here = numbers.filter(({ at }) => Math.sign(at.x - 450) === side);
    expect(here.length).toBe(3);
    expect(order(here.map(({ at }) => at.y))).toEqual(
      order(here.map(({ key }) => ghosts.find(ghost => ghost.key === key)!.pose.y)),
    );
  }
});
