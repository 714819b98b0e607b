import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/engine';
import type { GameEvent } from '../../src/engine/core/event';
import type { ShipId } from '../../src/engine/core/ids';
import type { GameState } from '../../src/engine/core/state';
import { LESSONS } from '../../src/lessons';
import { CHECKS, checkOf, positionsWith } from '../../src/lessons/checks';
import { layOut } from '../../src/lessons/layOut';
import type { Position } from '../../src/lessons/lesson';
import { objectionTo, othersAnswer } from '../../src/lessons/walk';
import { engine } from '../support/engine';
import { some } from '../support/some';

const ALL = Object.values(CHECKS).flat();
const asked = (state: GameState) => state.pending.find(({ player }) => player === 'p1')!;

test('every lesson has a check of two to four positions', () => {
  for (const { id, name } of some(LESSONS)) {
    expect(checkOf(id).length, name).toBeGreaterThanOrEqual(2);
    expect(checkOf(id).length, name).toBeLessThanOrEqual(4);
  }
  expect(Object.keys(CHECKS)).toEqual(LESSONS.map(({ id }) => id));
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
});

test('arc and range are as the answers say', () => {
  const [position] = positionsWith(['arcs-which']);
  const { state } = layOut(engine, position!);
  const shot = (target: ShipId) => engine.oddsOfAttack(state, { attacker: 'ship:A1', target, weapon: 'primary:0' });
  expect(shot('ship:B1')).toMatchObject({ range: 1 });
  expect(shot('ship:B4')).toMatchObject({ range: 2 });
  expect(shot('ship:B2')).toBeNull();
  expect(shot('ship:B3')?.range ?? 4).toBe(4);
});

test('positions come back by their ids, in the order of the lessons', () => {
  expect(positionsWith(['missions-end', 'flying-edge']).map(({ id }) => id)).toEqual(['flying-edge', 'missions-end']);
  expect(positionsWith(['nonsense'])).toEqual([]);
});

test.each(ALL)('$id has several right answers, and says so where they are words', position => {
  const { task, says, todo } = position;
  if (task.kind === 'choose') expect(`${says} ${todo}`).toContain('More than one answer is right.');
  const right =
    task.kind === 'choose'
      ? task.answers.filter(one => one.right)
      : asked(layOut(engine, position).state).options.filter(({ key }) => task.right.test(key));
  expect(right.length).toBeGreaterThan(1);
});

describe.each(ALL.map(position => [position.id, position] as const))('%s', (_, position) => {
  test('has a right answer, and to each wrong one a reason of its own', () => {
    const { state } = layOut(engine, position);
    const { task } = position;
    if (task.kind === 'choose') {
      const right = task.answers.filter(one => one.right);
      expect(right.length).toBeGreaterThan(0);
      expect(right.length).toBeLessThan(task.answers.length);
      for (const { why } of some(task.answers)) expect(why).toMatch(/\.$/);
      return;
    }
    const said = asked(state).options.map(({ key }) => objectionTo(position, { option: key }));
    expect(said.filter(why => why === null).length).toBeGreaterThan(0);
    for (const why of some(said.filter(one => one !== null))) {
      expect(why).toMatch(/\.$|\?$/);
      expect(why).not.toMatch(/^That is not it/);
    }
  });
});

/** What came of an answer, with the dial flown. */
function outcomeOf(position: Position, option: string): { readonly state: GameState; readonly news: GameEvent[] } {
  let { state } = layOut(engine, position);
  const news: GameEvent[] = [];
  const give = (answer: Answer) => {
    const outcome = engine.answer(state, answer);
    if (!outcome.ok) throw new Error(outcome.problem);
    state = outcome.step.state;
    news.push(...outcome.step.events);
  };
  const dials = asked(state).topic.kind === 'setDials';
  for (const key of dials ? [option, 'ready'] : [option]) {
    give({ decision: asked(state).id, player: 'p1', choice: { option: key } });
    for (let other = othersAnswer(engine, state); other; other = othersAnswer(engine, state)) give(other);
  }
  return { state, news };
}

const none = (type: GameEvent['type']) => (_: GameState, news: readonly GameEvent[]) =>
  !news.some(one => one.type === type);

/** Whether B1 could be shot at by A1 where they stand: seen from its nose, in the front arc. */
function isAhead({ ships }: GameState): boolean {
  const [me, foe] = [ships['ship:A1']!.pose, ships['ship:B1']!.pose];
  const turn = (me.heading * Math.PI) / 180;
  const [x, y] = [foe.x - me.x, foe.y - me.y];
  const ahead = x * Math.sin(turn) + y * Math.cos(turn);
  return Math.abs(x * Math.cos(turn) - y * Math.sin(turn)) <= ahead;
}

/** What makes an answer right, by the engine itself. */
const SO: Readonly<Record<string, (state: GameState, news: readonly GameEvent[]) => boolean>> = {
  'attacking-save': state => state.ships['ship:A1']!.shields === 2,
  'initiative-first': none('shipsOverlapped'),
  'flying-rock': none('obstacleMet'),
  'flying-edge': none('shipRemoved'),
  'actions-stress': none('actionSkipped'),
  'advanced-behind': isAhead,
  'overlapping-clear': none('shipsOverlapped'),
  'obstacles-clear': none('obstacleMet'),
  'missions-control': state =>
    engine.standing(state)!.markers.some(({ marker, holder }) => marker === 'marker:1' && holder === 'p1'),
};

test.each(Object.entries(SO))('%s: what is called right is so, and what is called wrong is not', (id, isSo) => {
  const [position] = positionsWith([id]);
  for (const { key } of some(asked(layOut(engine, position!).state).options)) {
    const { state, news } = outcomeOf(position!, key);
    expect(isSo(state, news), key).toBe(objectionTo(position!, { option: key }) === null);
  }
});
