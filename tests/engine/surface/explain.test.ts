import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/core/state';
import { reasonWords } from '../../../src/panels/reasons';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';
import { scenario } from '../../support/scenario';
import { some } from '../../support/some';

/** Key and kinds of reasons, for the question that stands (of one player). */
function why(state: GameState, player?: string): Record<string, string> {
  const decision = state.pending.find(one => !player || one.player === player)!;
  return Object.fromEntries(
    engine.explain(state, decision).map(({ key, reasons }) => [key, reasons.map(({ kind }) => kind).join()]),
  );
}

describe('why a maneuver cannot be set', () => {
  const planning = (stress: number) =>
    scenario({
      phase: 'planning',
      p1: [{ pilot: 'academypilot', at: [457, 100], tokens: { stress } }],
      p2: [{ pilot: 'academypilot', at: [457, 800] }],
    });

  test('red ones while stressed', () => {
    expect(why(planning(1).state, 'p1')).toEqual({
      'dial:ship:A1:3KR': 'redWhileStressed',
      'dial:ship:A1:4KR': 'redWhileStressed',
    });
  });
  test('none without stress', () => expect(why(planning(0).state, 'p1')).toEqual({}));
});

describe('why another ship is not up', () => {
  test('it is done, or its initiative is another', () => {
    const game = scenario({
      p1: [
        { pilot: 'academypilot', at: [100, 100], dial: '2FB' },
        { pilot: 'academypilot', at: [200, 100], dial: '2FB' },
        { pilot: 'academypilot', at: [300, 100], dial: '2FB' },
        { pilot: 'howlrunner', at: [400, 100], dial: '2FB' },
      ],
      p2: [{ pilot: 'nightbeast', at: [457, 800], dial: '2FB' }],
    });
    expect(why(game.state)).toEqual({ 'ship:A4': 'notItsTurn' });
    game.choose('p1', 'ship:A1', 'pass');
    expect(why(game.state)).toEqual({ 'ship:A1': 'hadItsTurn', 'ship:A4': 'notItsTurn' });
  });
});

describe('why an action is not offered', () => {
  const flown = (at: readonly [number, number]) =>
    scenario({
      p1: [{ pilot: 'bluesquadronescort', at: [457, 100], dial: '2FB' }],
      p2: [{ pilot: 'darthvader', at, dial: '2FB' }],
    });

  test('nothing to lock', () => expect(why(flown([100, 850]).state)).toEqual({ 'action:lock:white': 'noTarget' }));
  test('near miss: something to lock', () => expect(why(flown([457, 450]).state)).toEqual({}));
});

describe('why a place is not free', () => {
  const rolling = () =>
    scenario({
      p1: [
        { pilot: 'bluesquadronescort', at: [457, 100], dial: '2FB' },
        { pilot: 'redsquadronveteran', at: [520, 225] },
      ],
      p2: [{ pilot: 'nightbeast', at: [100, 800] }],
      rocks: [{ is: 'coreasteroid0', at: [390, 220] }],
    }).choose('p1', 'action:barrelRoll:white');

  test('a rock on one side, a ship on the other', () => {
    const { state } = rolling();
    const reasons = engine.explain(state, state.pending[0]!).flatMap(one => one.reasons);
    expect(reasons).toContainEqual({ kind: 'meetsObstacle', objects: ['rock:1'] });
    expect(reasons).toContainEqual({ kind: 'overlapsShip', ships: ['ship:A2'] });
  });

  test('a direction with no free place can be tried all the same', () => {
    expect(rolling().offers('p1')).toContain('roll:left:fail');
  });
});

describe('why a target cannot be attacked', () => {
  const { state } = scenario({
    phase: 'engagement',
    p1: [{ pilot: 'lukeskywalker', at: [457, 300], upgrades: ['protontorpedoes'] }],
    p2: [
      { pilot: 'nightbeast', at: [457, 450] },
      { pilot: 'nightbeast', at: [457, 800] },
      { pilot: 'nightbeast', at: [700, 200] },
    ],
  });

  test('arc, range, lock: each with its weapon', () => {
    expect(why(state)).toEqual({
      'target:ship:B1:upgrade:protontorpedoes': 'requires',
      'target:ship:B2:primary:0': 'outOfRange',
      'target:ship:B2:upgrade:protontorpedoes': 'outOfRange',
      'target:ship:B3:primary:0': 'notInArc',
      'target:ship:B3:upgrade:protontorpedoes': 'notInArc',
    });
  });

  test('the measure is shown', () => {
    const [far] = engine.explain(state, state.pending[0]!).filter(({ key }) => key === 'target:ship:B2:primary:0');
    expect(far?.reasons).toEqual([
      {
        kind: 'outOfRange',
        measured: { from: expect.objectContaining({ y: 320 }), to: expect.objectContaining({ y: 780 }), range: 5 },
        least: 0,
        most: 3,
      },
    ]);
  });
});

describe('why a die cannot be changed', () => {
  const attack = () =>
    scenario({
      phase: 'engagement',
      p1: [{ pilot: 'lukeskywalker', at: [457, 300], tokens: { focus: 1, calculate: 1 }, locks: ['B1'] }],
      p2: [{ pilot: 'nightbeast', at: [457, 500] }],
      dice: ['hit', 'blank', 'hit'],
    }).choose('p1', 'target:ship:B1:primary:0');

  test('no result for what the ship has', () => {
    expect(attack().offers('p1')).toEqual(['mod:lock', 'pass']);
    expect(why(attack().state)).toEqual({
      'mod:focus': 'nothingToChange',
      'mod:calculate': 'nothingToChange',
      'mod:force': 'nothingToChange',
    });
  });

  test('no die twice', () => {
    const { state } = attack().choose('p1', 'mod:lock');
    expect(why(state)).toEqual({});
    const once = produce(state, game => {
      const frame = game.agenda.find(one => one.kind === 'attack');
      if (frame?.kind === 'attack') frame.attack.attackDice[1]!.rerolled = true;
      game.pending[0]!.options.splice(1, 1);
    });
    expect(why(once)).toEqual({ 'die:1': 'alreadyRerolled' });
  });
});

test.each([1, 3])('in game %i nothing that is offered is explained away, and every reason has words', seed => {
  const all = momentsOf(seed).flatMap(({ state }) =>
    state.pending.flatMap(decision => {
      const offered = decision.options.map(({ key }) => key);
      return engine.explain(state, decision).map(one => ({ ...one, isOffered: offered.includes(one.key) }));
    }),
  );
  for (const { isOffered, reasons } of some(all)) {
    expect(isOffered).toBe(false);
    for (const reason of some(reasons)) expect(reasonWords(reason, id => id)).toMatch(/\.$/);
  }
});
