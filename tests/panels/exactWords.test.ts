import { describe, expect, test } from 'vitest';
import { fanOf } from '../../src/board/fan';
import type { GameEvent } from '../../src/engine/core/event';
import type { ManeuverCode } from '../../src/engine/core/vocabulary';
import { flying } from '../../src/lessons/flying';
import { MOMENT_WORDS } from '../../src/panels/demo/demoWords';
import { DIFFICULTY_MEANINGS, TOKEN_MEANINGS } from '../../src/panels/glossary';
import { linesFrom } from '../../src/panels/table/log/lines';
import { outlooksOf } from '../../src/panels/table/question/dial/outlook';
import { engine } from '../support/engine';
import { type Placed, scenario } from '../support/scenario';

const FOE: Placed = { pilot: 'darthvader', at: [60, 860], dial: '1FB' };

describe('an obstacle costs the action only where the ship ends on it', () => {
  const story = (rock: string, dial: ManeuverCode) => ({
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300] as const, dial }],
    p2: [FOE],
    // Under the template of a 4 straight from 300, under the base at the end of a 2 straight.
    rocks: [{ is: rock, at: [457, 420] as const }],
    dice: ['blank'] as const,
  });

  /** What the dial says of it, and whether the ship was asked for an action when it had flown. */
  function flown(rock: string, dial: ManeuverCode) {
    const { state } = scenario({ ...story(rock, dial), phase: 'planning' });
    const unset = { ...state, ships: { ...state.ships, 'ship:A1': { ...state.ships['ship:A1']!, dial: null } } };
    const key = `dial:ship:A1:${dial}`;
    const option = { key, subject: { kind: 'dial', ship: 'ship:A1', maneuver: dial }, then: [] } as const;
    const fan = fanOf({ state: unset, rules: engine.rules }, 'ship:A1', [option], 'assisted');
    const [outlook] = outlooksOf({ game: unset, rules: engine.rules }, fan, key);
    return { says: outlook?.words, asked: scenario(story(rock, dial)).asked('p1') };
  }

  test.each([
    { rock: 'coreasteroid1', name: 'asteroid 1' },
    { rock: 'gascloud2', name: 'gas cloud 1' },
  ])('$name', ({ rock, name }) => {
    expect(flown(rock, '4FW')).toEqual({ says: `moves through ${name}`, asked: 'chooseAction' });
    expect(flown(rock, '2FB')).toEqual({ says: `ends on ${name}: no action`, asked: null });
  });

  test('and so say the demo and the first lesson', () => {
    expect(MOMENT_WORDS.performAction.rule).toMatch(/has ended on an obstacle/);
    const { says } = flying.steps.find(({ title }) => title === 'Something in the way')!;
    expect(says).toContain('If your ship ends on it, it loses its action too.');
  });
});

describe('stress may leave in time for an action', () => {
  const activation = (dial: ManeuverCode) =>
    scenario({ p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial, tokens: { stress: 1 } }], p2: [FOE] });

  test('by a blue maneuver, not by a white one', () => {
    expect(activation('2FB').asked('p1')).toBe('chooseAction');
    expect(activation('4FW').asked('p1')).toBeNull();
  });

  test('and so say the glossary and the demo', () => {
    expect(TOKEN_MEANINGS.stress.means).toMatch(/blue maneuver removes one, before the action/);
    expect(DIFFICULTY_MEANINGS.blue.means).toMatch(/before the action/);
    expect(MOMENT_WORDS.performAction.rule).toMatch(/stressed by now/);
  });
});

describe('what is flown instead of a dial has its true reason', () => {
  const replaced = (revealed: ManeuverCode): readonly string[] => {
    const { state } = scenario({ p1: [{ pilot: 'bluesquadronescort', at: [457, 300] }], p2: [FOE] });
    const events: readonly GameEvent[] = [
      { type: 'dialRevealed', ship: 'ship:A1', maneuver: revealed },
      { type: 'maneuverReplaced', ship: 'ship:A1', by: 'stress', maneuver: '2FW' },
    ];
    return linesFrom({ game: state, rules: engine.rules }, events).map(({ text }) => text);
  };

  test('stress for a red one, a want of Force for a purple one', () => {
    expect(replaced('4KR')[1]).toBe('A1 flies white 2 straight instead: it is stressed.');
    expect(replaced('3TP')[1]).toBe('A1 flies white 2 straight instead: it has no Force left.');
  });
});
