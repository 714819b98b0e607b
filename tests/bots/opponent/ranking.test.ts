import { expect, test } from 'vitest';
import { type Ranking, rankedFor } from '../../../src/bots/opponent';
import type { GameState } from '../../../src/engine/core/state';
import { engine } from '../../support/engine';
import { type Placed, scenario } from '../../support/scenario';

/** Of a T-65 X-wing. */
const DIAL = 17;

const FOE: Placed = { pilot: 'academypilot', at: [457, 700], heading: 180 };

const ranked = (state: GameState): readonly Ranking[] => rankedFor(engine, engine.viewFor(state, 'p1'), 'p1');

const facingTheEdge = (mine: Partial<Placed> = {}) =>
  scenario({
    p1: [{ pilot: 'redsquadronveteran', at: [457, 740], ...mine }],
    p2: [{ ...FOE, at: [200, 300], heading: 90 }],
    phase: 'planning',
    round: 3,
  }).state;

test('every maneuver of a ship is ranked, the best first, and whatever leaves the table comes last', () => {
  const [ship] = ranked(facingTheEdge());
  expect(ship!.dials.map(({ code }) => code)).toHaveLength(DIAL);
  expect(ship!.dials[0]).toMatchObject({ loss: 0, flees: false });
  expect(ship!.dials.findIndex(({ flees }) => flees)).toBe(ship!.dials.filter(({ flees }) => !flees).length);
  expect(ship!.dials.at(-1)!.flees).toBe(true);
  const stays = ship!.dials.filter(({ flees }) => !flees).map(({ loss }) => loss);
  expect(stays).toEqual(stays.toSorted((a, b) => a - b));
});

test('away from the edge nothing leaves the table', () => {
  const [ship] = ranked(facingTheEdge({ at: [457, 400] }));
  expect(ship!.dials.filter(({ flees }) => flees)).toEqual([]);
});

test('it tells whom a maneuver has in arc, and of the best what sets it apart from the next', () => {
  const { state } = scenario({
    p1: [{ pilot: 'redsquadronveteran', at: [457, 300] }],
    p2: [{ ...FOE, at: [457, 560], tokens: { stress: 1 } }],
    phase: 'planning',
    round: 3,
  });
  const [ship] = ranked(state);
  const { targets, because } = ship!.dials[0]!;
  expect(targets).toEqual(['ship:B1']);
  expect(because.length).toBeGreaterThan(0);
  const away = ship!.dials.find(({ code }) => code === '3YW')!;
  expect(away.targets).toEqual([]);
  expect(away.loss).toBeGreaterThan(0);
});

test('the dials of the others, set already, change nothing', () => {
  const game = scenario({ p1: [{ pilot: 'wedgeantilles', at: [457, 300] }], p2: [FOE], phase: 'planning' });
  const set = (code: string): GameState => {
    const decision = game.state.pending.find(({ player }) => player === 'p2')!.id;
    const outcome = engine.answer(game.state, { decision, player: 'p2', choice: { option: `dial:ship:B1:${code}` } });
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.step.state;
  };
  expect(ranked(set('2TW'))).toEqual(ranked(set('5FW')));
});

test('a wingmate is taken as set: whoever would be run into ranks lower', () => {
  const { state } = scenario({
    p1: [
      { pilot: 'redsquadronveteran', at: [400, 300] },
      { pilot: 'redsquadronveteran', at: [460, 330] },
    ],
    p2: [{ ...FOE, at: [850, 850] }],
    phase: 'planning',
    round: 3,
  });
  const withDial = (code: string): GameState => {
    const decision = state.pending.find(({ player }) => player === 'p1')!.id;
    const outcome = engine.answer(state, { decision, player: 'p1', choice: { option: `dial:ship:A2:${code}` } });
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.step.state;
  };
  const bumps = (code: string) =>
    ranked(withDial(code))
      .find(({ ship }) => ship === 'ship:A1')!
      .dials.find(one => one.code === '2NB')!.bumped;
  expect([bumps('1FB'), bumps('4FW')]).toEqual([true, false]);
});

test('of an ionized ship every dial has its place among all, and what leads to one place is worth the same', () => {
  const [ship] = ranked(facingTheEdge({ at: [457, 400], tokens: { ion: 3 } }));
  expect(ship!.dials).toHaveLength(DIAL);
  const losses = new Map<string, Set<string>>();
  for (const { place, loss } of ship!.dials) {
    const key = `${Math.round(place.x)} ${Math.round(place.y)}`;
    losses.set(key, (losses.get(key) ?? new Set()).add(loss.toFixed(6)));
  }
  expect([...losses.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
});
