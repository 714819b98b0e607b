import { expect, test } from 'vitest';
import type { GameState } from '../../src/engine/core/state';
import type { ManeuverCode } from '../../src/engine/core/vocabulary';
import { isInArc } from '../../src/engine/geometry/arc';
import { baseAt } from '../../src/engine/geometry/base';
import { rangeTo } from '../../src/engine/look/objects';
import { entryOf } from '../../src/rulebook';
import { POSITIONS } from '../../src/rulebook/shelf';
import { openPosition } from '../../src/rulebook/shelf/position';
import { engine } from '../support/engine';

const A1 = 'ship:A1';
const B1 = 'ship:B1';

const outlook = (state: GameState, code: ManeuverCode) =>
  engine.outlook(state, A1).find(({ maneuver }) => maneuver === code)!;
const first = (state: GameState, code: ManeuverCode) => outlook(state, code).ends[0]!;
const odds = (state: GameState) => engine.oddsOfAttack(state, { attacker: A1, target: B1, weapon: 'primary:0' })!;
const asked = (state: GameState) => state.pending[0]!.topic.kind;
const keys = (state: GameState) => state.pending[0]!.options.map(({ key }) => key);
const rocksMet = (state: GameState, code: ManeuverCode) => first(state, code).met.map(({ overlapped }) => overlapped);

/** What each position is there to show, seen in its state. */
const POINTS: Readonly<Record<string, (state: GameState) => void>> = {
  'bump-friend': state => expect(first(state, '2FB').meetings.map(({ ship }) => ship)).toEqual(['ship:A2']),
  'bump-enemy': state => expect(first(state, '2FB').meetings.map(({ ship }) => ship)).toEqual([B1]),
  'fly-across': state => expect(first(state, '4FW').meetings).toEqual([]),
  'asteroid-through': state => expect(rocksMet(state, '4FW')).toEqual([false]),
  'asteroid-onto': state => expect(rocksMet(state, '2FB')).toEqual([true]),
  debris: state => expect(rocksMet(state, '4FW')).toEqual([false]),
  gas: state => {
    expect(rocksMet(state, '4FW')).toEqual([false]);
    expect(state.ships[A1]!.locks).toEqual([B1]);
  },
  flee: state => {
    expect(first(state, '2FB').flees).toBe(true);
    expect(first(state, '2YW').flees).toBe(false);
  },
  koiogran: state => expect(first(state, '4KR').pose.heading).toBe(180),
  'koiogran-stopped': state => {
    expect(first(state, '4KR').pose.heading).toBe(0);
    expect(first(state, '4KR').meetings.map(({ ship }) => ship)).toEqual([B1]);
  },
  segnor: state => expect(first(state, '3LR').pose.heading).toBe(135),
  tallon: state => expect(outlook(state, '1ER').ends).toHaveLength(3),
  stress: state => {
    expect(keys(state)).toContain('dial:ship:A1:2FB');
    expect(keys(state)).not.toContain('dial:ship:A1:4KR');
  },
  ion: state => expect(outlook(state, '3TW').flies.code).toBe('1BB'),
  action: state => {
    expect(asked(state)).toBe('chooseAction');
    expect(keys(state)).toEqual(
      expect.arrayContaining(['action:focus:white', 'action:evade:white', 'action:boost:white']),
    );
  },
  'barrel-roll': state => {
    expect(asked(state)).toBe('barrelRoll');
    expect(engine.explain(state, state.pending[0]!).some(({ key }) => key.includes('right'))).toBe(true);
    expect(keys(state).filter(key => key.includes('left'))).toHaveLength(3);
  },
  boost: state => {
    expect(asked(state)).toBe('boost');
    const decision = state.pending[0]!;
    const good = keys(state).filter(option => {
      const next = engine.answer(state, { decision: decision.id, player: 'p1', choice: { option } });
      if (!next.ok) throw new Error(next.problem);
      const table = { state: next.step.state, rules: engine.rules };
      const [near, far] = [table.state.ships[A1]!, table.state.ships[B1]!];
      const inArc = isInArc(baseAt(near.pose, 'small'), 'front', baseAt(far.pose, 'small'));
      return inArc && rangeTo(table, near, B1) === 1;
    });
    expect(keys(state)).toHaveLength(3);
    expect(good).toEqual(['boost:straight', 'boost:right']);
  },
  'range-1': state => expect(odds(state)).toMatchObject({ range: 1, attackDice: 4, defenseDice: 3 }),
  'range-3': state => expect(odds(state)).toMatchObject({ range: 3, attackDice: 3, defenseDice: 4 }),
  obstructed: state => expect(odds(state)).toMatchObject({ obstructed: true, defenseDice: 4 }),
  'range-0': state => {
    expect(odds(state)).toMatchObject({ range: 0, attackDice: 3 });
    expect(state.ships[A1]!.tokens.focus).toBe(1);
  },
  'out-of-arc': state => {
    expect(keys(state)).toContain('target:ship:B1:primary:0');
    expect(keys(state)).not.toContain('target:ship:B2:primary:0');
  },
  'attack-range': state => expect(odds(state).range).toBe(2),
  focus: state => {
    expect(asked(state)).toBe('modifyDice');
    expect(keys(state)).toContain('mod:focus');
  },
  lock: state => expect(keys(state)).toContain('mod:lock'),
  evade: state => {
    expect(asked(state)).toBe('modifyDice');
    expect(keys(state)).toContain('mod:evade:blank');
  },
  critical: state => expect(state.ships[B1]!.damage.map(({ faceup }) => faceup)).toEqual([true]),
  simultaneous: state => {
    const hit = engine.answer(state, {
      decision: state.pending[0]!.id,
      player: 'p1',
      choice: { option: 'target:ship:B1:primary:0' },
    });
    const after = hit.ok ? hit.step.state : state;
    expect(after.ships[B1]).toMatchObject({ destroyed: true, where: 'table' });
    expect(after.pending[0]).toMatchObject({ player: 'p2', topic: { kind: 'chooseAttack', ship: B1 } });
  },
  strain: state => expect(odds(state).defenseDice).toBe(2),
  deplete: state => expect(odds(state).attackDice).toBe(2),
  bullseye: state => {
    const lies = (ship: 'ship:B1' | 'ship:B2', arc: 'front' | 'bullseye') =>
      isInArc(baseAt(state.ships[A1]!.pose, 'small'), arc, baseAt(state.ships[ship]!.pose, 'small'));
    expect([lies(B1, 'bullseye'), lies('ship:B2', 'bullseye'), lies('ship:B2', 'front')]).toEqual([true, false, true]);
  },
  'full-arc': state => expect(keys(state)).toContain('target:ship:B1:primary:0'),
  satellite: state => {
    const ranges = [A1, B1].map(ship =>
      rangeTo({ state, rules: engine.rules }, state.ships[ship as typeof A1]!, 'marker:1'),
    );
    expect(ranges).toEqual([2, 4]);
    expect(engine.standing(state)!.earns).toEqual({ p1: 2, p2: 0 });
  },
};

test('there are thirty positions and more, each under an address of its own', () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(POSITIONS.map(({ id }) => id)).size).toBe(POSITIONS.length);
  expect(Object.keys(POINTS).toSorted()).toEqual(POSITIONS.map(({ id }) => id).toSorted());
});

test.each(POSITIONS)('$name shows its point, and can be replayed and played on', position => {
  const { state, record } = openPosition(engine, position);
  POINTS[position.id]!(state);
  expect(entryOf(position.entry)).not.toBeNull();
  expect(state.pending.some(({ player }) => player === 'p1')).toBe(true);
  expect(engine.replay(record)).toMatchObject({ ok: true, hash: engine.hashOf(state) });
});
