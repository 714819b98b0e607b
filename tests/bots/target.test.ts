import { describe, expect, test } from 'vitest';
import { targetAnswer } from '../../src/bots/target';
import type { Behavior } from '../../src/engine/core/practice';
import type { GameState, Ship } from '../../src/engine/core/state';
import { inDuel, inStory } from '../support/card';
import { duel } from '../support/duel';
import { engine } from '../support/engine';
import { type Placed, scenario } from '../support/scenario';

const TARGET = 'ship:B1';

/** The dial that a lone Academy Pilot sets, being where it is. */
function dialOf(behavior: Behavior, placed: Partial<Placed> = {}, round = 1): string {
  const game = scenario({
    p1: [{ pilot: 'wedgeantilles', at: [457, 200] }],
    p2: [{ pilot: 'academypilot', at: [457, 600], heading: 180, ...placed }],
    phase: 'planning',
    practice: {},
    round,
  });
  const answer = targetAnswer(engine, game.state, 'p2', { [TARGET]: behavior });
  const option = answer && 'option' in answer.choice ? answer.choice.option : '';
  return option.slice(`dial:${TARGET}:`.length);
}

describe('what a target sets on its dial', () => {
  test('straight, at the speed that was asked for or the nearest it has', () => {
    expect(dialOf({ kind: 'straight', speed: 3 })).toBe('3FB');
    expect(dialOf({ kind: 'straight', speed: 1 })).toBe('2FB');
  });

  test('a circle to one side', () => {
    expect(dialOf({ kind: 'circle', side: 'left' })).toBe('2TW');
    expect(dialOf({ kind: 'circle', side: 'right' })).toBe('2YW');
  });

  test('a list, one maneuver a round, and from the start again', () => {
    const list: Behavior = { kind: 'list', maneuvers: ['2TW', '4FW'] };
    expect([1, 2, 3].map(round => dialOf(list, {}, round))).toEqual(['2TW', '4FW', '2TW']);
  });

  test('what a stressed ship may not set is left out', () => {
    const list: Behavior = { kind: 'list', maneuvers: ['3KR'] };
    expect(dialOf(list)).toBe('3KR');
    expect(dialOf(list, { tokens: { stress: 1 } })).not.toBe('3KR');
  });

  test('it comes at you: from behind it turns', () => {
    expect(dialOf({ kind: 'chase' }, { at: [457, 500], heading: 180 })).toMatch(/F[BW]$/);
    expect(dialOf({ kind: 'chase' }, { at: [457, 320], heading: 0 })).toMatch(/[KTY]/);
  });

  test('nobody flies off the table: near the edge it turns away', () => {
    expect(dialOf({ kind: 'straight', speed: 5 }, { at: [457, 840], heading: 0 })).not.toMatch(/F/);
    expect(dialOf({ kind: 'straight', speed: 5 }, { at: [457, 600], heading: 0 })).not.toBe('');
  });
});

describe('what cards offer a target', () => {
  const offer = (told: ReturnType<typeof inDuel>) => {
    told.attack().until('mayUse');
    const answer = targetAnswer(engine, told.game.state, 'p2', {});
    return answer && 'option' in answer.choice ? answer.choice.option : null;
  };

  test('it takes', () => {
    const saved = inDuel('pilot:idenversio', { on: 'defender', rolls: 'hit hit hit / blank blank' });
    expect(offer(saved)).toBe('use:pilot:idenversio');
  });

  test('but not for a token that hurts', () => {
    const story = {
      p1: [{ pilot: 'academypilot', at: [457, 100], dial: '2FB' }],
      p2: [{ pilot: 'bluesquadronescort', at: [457, 800], heading: 180, shields: 0, dial: '2FB' }],
    } as const;
    const { state } = inStory('upgrade:r2astromech', story, 'B1').until('mayUse').game;
    expect(state.pending[0]?.topic.kind).toBe('mayUse');
    expect(targetAnswer(engine, state, 'p2', {})?.choice).toEqual({ option: 'pass' });
  });
});

describe('what a target does besides', () => {
  const play = (start: GameState, behavior: Behavior, until: (state: GameState) => boolean): GameState => {
    let state = start;
    for (let turn = 0; turn < 200 && !until(state); turn++) {
      const given = targetAnswer(engine, state, 'p2', { [TARGET]: behavior });
      // The player passes wherever possible, and is ready when the dial is set.
      const own = engine.legalAnswers(state, 'p1');
      const plain = own.find(({ choice }) => 'option' in choice && /^(pass|ready)$/.test(choice.option)) ?? own[0];
      const outcome = engine.answer(state, given ?? plain);
      if (!outcome.ok) throw new Error(outcome.problem);
      state = outcome.step.state;
    }
    return state;
  };
  const target = (state: GameState): Ship => state.ships[TARGET]!;

  test('it answers all that it is asked, for three rounds', () => {
    const game = scenario({
      p1: [{ pilot: 'wedgeantilles', at: [457, 200] }],
      p2: [{ pilot: 'academypilot', at: [457, 600], heading: 180 }],
      phase: 'planning',
      practice: { endless: [TARGET, 'ship:A1'] },
    });
    const end = play(game.state, { kind: 'chase' }, state => state.round > 3);
    expect(end.round).toBe(4);
    expect(target(end).where).toBe('table');
  });

  test('it shoots at whom it hurts most: the one without tokens', () => {
    const game = duel({
      practice: {},
      attacker: { pilot: 'banditsquadronpilot', tokens: { evade: 2, focus: 1 } },
      wingmen: [{ pilot: 'banditsquadronpilot', at: [400, 300] }],
      defender: { pilot: 'sabersquadronace', heading: 180 },
    });
    expect(game.asked('p2')).toBe('chooseAttack');
    expect(targetAnswer(engine, game.state, 'p2', {})).toMatchObject({
      choice: { option: 'target:ship:A2:primary:0' },
    });
  });

  test('behind the curtain it says that it is ready, and then no more', () => {
    const game = scenario({
      p1: [{ pilot: 'wedgeantilles', at: [457, 200] }],
      p2: [{ pilot: 'academypilot', at: [457, 600], heading: 180 }],
      phase: 'planning',
      practice: { still: [TARGET] },
    });
    const given = targetAnswer(engine, game.state, 'p2', { [TARGET]: { kind: 'still' } });
    expect(given).toMatchObject({ choice: { option: 'ready' } });
    game.choose('p2', 'ready');
    expect(targetAnswer(engine, game.state, 'p2', {})).toBeNull();
  });
});
