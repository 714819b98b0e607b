import { describe, expect, test } from 'vitest';
import type { AbilityRef } from '../../../src/engine/core/ability';
import { STAGE_WORDS } from '../../../src/panels/demo/stageWords';
import { demoSteps, STAGES } from '../../../src/panels/demo/steps';
import { entryOf } from '../../../src/rulebook';
import type { HistoryStep } from '../../../src/store/history';
import { duel, PRIMARY } from '../../support/duel';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';

type Told = ReturnType<typeof scenario>;

/** What the last answer of a story brought about. */
function stepOf(before: Told['state'], option: string): HistoryStep {
  const decision = before.pending.find(({ options }) => options.some(({ key }) => key === option))!;
  const answer = { decision: decision.id, player: decision.player, choice: { option } } as const;
  const outcome = engine.answer(before, answer);
  if (!outcome.ok) throw new Error(outcome.problem);
  return { state: before, answer, events: outcome.step.events, after: outcome.step.state, at: 0 };
}

const stages = (step: HistoryStep) => demoSteps(engine.rules, step).map(({ stage }) => stage);

describe('an answer is shown step by step', () => {
  test('a whole attack: declare, roll, roll, compare, damage', () => {
    const game = duel({ dice: ['hit', 'hit', 'crit', 'blank', 'blank', 'blank'] });
    const step = stepOf(game.state, PRIMARY);
    expect(stages(step).slice(0, 5)).toEqual(['declare', 'roll', 'roll', 'compare', 'damage']);
    const told = demoSteps(engine.rules, step);
    expect(told[0]!.about).toEqual(['ship:A1', 'ship:B1']);
    expect(told[1]!.text).toMatch(/^A1 rolls/);
    expect(told[2]!.text).toMatch(/^B1 rolls/);
  });

  test('a miss has no damage', () => {
    const game = duel({ dice: ['blank', 'blank', 'blank', 'evade', 'blank', 'blank'] });
    expect(stages(stepOf(game.state, PRIMARY))).not.toContain('damage');
  });

  test('what cards do when the attack has been performed is its aftermath', () => {
    const game = duel({
      defender: { pilot: 'valenrudor' },
      dice: ['blank', 'hit', 'blank', 'blank', 'blank', 'blank'],
    });
    const attacked = stepOf(game.state, PRIMARY);
    expect(stages(attacked)).not.toContain('aftermath');
    const ref = { ship: 'ship:B1', source: 'pilot:valenrudor', name: 'defended' } as unknown as AbilityRef;
    const used = { type: 'abilityUsed', ref } as const;
    const gained = { type: 'tokenGained', ship: 'ship:B1', token: 'focus' } as const;
    expect(stages({ ...attacked, events: [...attacked.events, used, gained] }).at(-1)).toBe('aftermath');
    expect(stages({ ...attacked, state: attacked.after, events: [gained] })).toEqual(['aftermath']);
  });

  test('a round begins with planning, and what is rolled outside of an attack is no attack', () => {
    const game = scenario({
      p1: [{ pilot: 'academypilot', at: [457, 300] }],
      p2: [{ pilot: 'academypilot', at: [100, 700], heading: 180 }],
      rocks: [{ is: 'coreasteroid0', at: [457, 380] }],
      phase: 'planning',
    });
    game.choose('p1', 'dial:ship:A1:3FB', 'ready').choose('p2', 'dial:ship:B1:2FB');
    const told = demoSteps(engine.rules, stepOf(game.state, 'ready'));
    expect(told[0]).toMatchObject({ stage: 'planning' });
    expect(told[0]!.text).toMatch(/is ready\..* is the first player/);
    expect(told.map(({ stage }) => stage)).toContain('chance');
    expect(told.map(({ stage }) => stage)).not.toContain('roll');
  });

  test('every text is the log’s, each once', () => {
    const game = duel({ dice: ['hit', 'hit', 'crit', 'blank', 'blank', 'blank'] });
    const texts = demoSteps(engine.rules, stepOf(game.state, PRIMARY)).map(({ text }) => text);
    expect(texts.every(text => /[.!]$/.test(text))).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test.each(STAGES)('%s has its name, its rule, and its entry', stage => {
  const { name, rule, entry } = STAGE_WORDS[stage];
  expect(name).toMatch(/^[A-Z]/);
  expect(rule).toMatch(/^[A-Z].*\.$/);
  expect(entryOf(entry)).not.toBeNull();
});
