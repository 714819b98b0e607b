import { expect, test } from 'vitest';
import { ACROSS, STEP, type ThreatMap, threatsTo } from '../../src/bots/threats';
import type { GameState } from '../../src/engine/core/state';
import { engine } from '../support/engine';
import { type Placed, scenario } from '../support/scenario';

const ME: readonly Placed[] = [{ pilot: 'redsquadronveteran', at: [457, 100] }];
const foe = (more: Partial<Placed> = {}): Placed => ({ pilot: 'academypilot', at: [457, 600], heading: 180, ...more });

const mapOf = (state: GameState): ThreatMap => threatsTo(engine, engine.viewFor(state, 'p1'), 'p1');
const planning = (p2: readonly Placed[]) => scenario({ p1: ME, p2, phase: 'planning', round: 2 }).state;
const at = (list: Uint8Array, x: number, y: number) => list[Math.floor(y / STEP) * ACROSS + Math.floor(x / STEP)];

test('a fighter may shoot ahead of every maneuver of its dial, and not at the far edge behind it', () => {
  const { ships, range, labels } = mapOf(planning([foe()]));
  expect(at(ships, 457, 300)).toBe(1);
  expect(at(range, 457, 300)).toBe(1);
  expect([at(ships, 457, 900), at(range, 457, 900)]).toEqual([0, 0]);
  expect(labels.map(one => one.ships)).toEqual([1]);
});

test('where two can shoot it says two, and between fields the number changes', () => {
  const { ships, labels } = mapOf(planning([foe({ at: [400, 600] }), foe({ at: [520, 600] })]));
  expect(at(ships, 457, 330)).toBe(2);
  expect(labels.some(one => one.ships === 2)).toBe(true);
  for (const { x, y, ships: number } of labels) expect(at(ships, x, y)).toBe(number);
});

test('a stressed one has no red maneuver to turn round with', () => {
  const behind = (tokens: NonNullable<Placed['tokens']>) => at(mapOf(planning([foe({ tokens })])).ships, 457, 760);
  expect(behind({})).toBe(1);
  expect(behind({ stress: 1 })).toBe(0);
});

test('a dial that lies facedown changes nothing', () => {
  const state = planning([foe()]);
  const set = (code: string): GameState => {
    const decision = state.pending.find(({ player }) => player === 'p2')!.id;
    const outcome = engine.answer(state, { decision, player: 'p2', choice: { option: `dial:ship:B1:${code}` } });
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.step.state;
  };
  expect(mapOf(set('2FB'))).toEqual(mapOf(set('4KR')));
});

test('one that has moved shoots from where it stands', () => {
  const state = planning([foe()]);
  const ship = state.ships['ship:B1']!;
  const moved: GameState = {
    ...state,
    phase: 'activation',
    ships: { ...state.ships, 'ship:B1': { ...ship, round: { ...ship.round, activated: true } } },
  };
  expect(at(mapOf(moved).range, 457, 520)).toBe(1);
  expect(at(mapOf(moved).ships, 457, 200)).toBe(0);
});
