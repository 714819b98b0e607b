import { describe, expect, test } from 'vitest';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';
import { scenario } from '../../support/scenario';
import { some } from '../../support/some';
import { setupOf } from '../../support/squads';

describe('legal answers', () => {
  test('of a placement are a few places for each piece, all of them taken', () => {
    const begun = engine.newGame(setupOf('empire', 'rebels'), 1);
    if (!begun.ok) throw new Error(begun.problem);
    const { state } = begun.step;
    const { player } = state.pending[0]!;
    const answers = engine.legalAnswers(state, player, 11);
    expect(new Set(answers.map(({ choice }) => 'option' in choice && choice.option)).size).toBe(6);
    expect(answers).toHaveLength(18);
    for (const given of answers) expect(engine.answer(state, given).ok).toBe(true);
    expect(engine.legalAnswers(state, player, 12)).not.toEqual(answers);
  });

  test('of a player who is not asked there are none', () => {
    const { state } = scenario({
      phase: 'engagement',
      p1: [{ pilot: 'lukeskywalker', at: [457, 300] }],
      p2: [{ pilot: 'nightbeast', at: [457, 500] }],
    });
    expect(engine.legalAnswers(state, 'p2')).toEqual([]);
    expect(engine.legalAnswers(state, 'p1').map(({ choice }) => choice)).toEqual([
      { option: 'target:ship:B1:primary:0' },
      { option: 'pass' },
    ]);
  });

  test('of dice to pick are single ones and all together', () => {
    const { state } = scenario({
      phase: 'engagement',
      p1: [{ pilot: 'lukeskywalker', at: [457, 300], locks: ['B1'] }],
      p2: [{ pilot: 'nightbeast', at: [457, 500] }],
      dice: ['hit', 'blank', 'blank'],
    }).choose('p1', 'target:ship:B1:primary:0', 'mod:lock');
    expect(engine.legalAnswers(state, 'p1').map(({ choice }) => choice)).toEqual([
      { picks: ['die:0'] },
      { picks: ['die:1'] },
      { picks: ['die:2'] },
      { picks: ['die:0', 'die:1', 'die:2'] },
    ]);
  });

  test('are all taken, throughout a game', () => {
    for (const { state } of some(momentsOf(3).filter((_, index) => index % 5 === 0))) {
      for (const { player } of state.pending) {
        for (const given of some(engine.legalAnswers(state, player))) {
          const fork = engine.fork(state);
          expect(fork.answer(fork.state, given).ok).toBe(true);
        }
      }
    }
  });
});
