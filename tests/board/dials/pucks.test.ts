import { expect, test } from 'vitest';
import { puckAt, pucksOf, standsOff } from '../../../src/board/dials/pucks';
import { fanOf } from '../../../src/board/fan';
import { onBoard } from '../../../src/board/scale';
import type { Option } from '../../../src/engine/core/decision';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

const RADIUS = 8;

/** The fan of a TIE fighter's dial with a friend two bases ahead of it, if wanted. */
function fanAhead(blocked: boolean) {
  const game = scenario({
    p1: [
      { pilot: 'academypilot', at: [450, 300] },
      { pilot: 'academypilot', at: blocked ? [450, 440] : [800, 300] },
    ],
    p2: [{ pilot: 'redsquadronveteran', at: [450, 850] }],
    phase: 'planning',
  });
  const { pending } = game.state;
  const options: readonly Option[] = pending.find(({ player }) => player === 'p1')!.options;
  const ghosts = fanOf({ state: game.state, rules: engine.rules }, 'ship:A1', options, 'assisted');
  return pucksOf(ghosts, game.state.ships['ship:A1']!.pose, 20, RADIUS);
}

const named = (pucks: ReturnType<typeof fanAhead>, code: string) =>
  pucks.find(({ ghost }) => ghost.optionKey === `dial:ship:A1:${code}`)!;

test('every maneuver of the dial has one puck', () => {
  const pucks = fanAhead(false);
  expect(pucks.length).toBeGreaterThan(10);
  expect(new Set(pucks.map(({ ghost }) => ghost.optionKey)).size).toBe(pucks.length);
});

test('a Koiogran turn sits beyond the straight that ends at the same place, and each is hit by itself', () => {
  const pucks = fanAhead(false);
  const [straight, turn] = [named(pucks, '3FB'), named(pucks, '3KR')];
  expect(turn.at.y).toBeCloseTo(straight.at.y - 2.4 * RADIUS);
  expect(turn.icon).toBe('koiogranTurn');
  expect(straight.icon).toBeNull();
  expect(puckAt(pucks, straight.at, RADIUS)).toBe(straight);
  expect(puckAt(pucks, turn.at, RADIUS)).toBe(turn);
});

test('tags are told where a special maneuver’s puck sits: off its end, as far as it is drawn', () => {
  const pucks = fanAhead(false);
  for (const { ghost, at } of [named(pucks, '3KR'), named(pucks, '2FB')]) {
    const end = onBoard(ghost.pose);
    const { x, y } = standsOff(ghost);
    expect(end.x + x * RADIUS).toBeCloseTo(at.x);
    expect(end.y - y * RADIUS).toBeCloseTo(at.y);
  }
  expect(standsOff(named(pucks, '3KR').ghost).y).toBeCloseTo(2.4);
});

test('a way that meets a ship wears a badge, one that passes it none', () => {
  const pucks = fanAhead(true);
  expect(named(pucks, '2FB').badge).not.toBeNull();
  expect(named(pucks, '2TW').badge).toBeNull();
});

test('ways that a ship cuts short end at one place, and their pucks beside each other', () => {
  const pucks = fanAhead(true);
  const [two, three] = [named(pucks, '2FB'), named(pucks, '3FB')];
  expect(two.ghost.pose).toEqual(three.ghost.pose);
  for (const one of [two, three])
    for (const other of pucks)
      if (one !== other) expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(1.8 * RADIUS);
});
