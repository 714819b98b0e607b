import { describe, expect, test } from 'vitest';
import { amount } from '../../../src/engine/core/ability';
import type { Effect } from '../../../src/engine/core/effect';
import { parseManeuver } from '../../../src/engine/core/vocabulary';
import { difficultyOf } from '../../../src/engine/look/difficulty';
import { inStep } from '../../../src/engine/rules/steps';
import { engine } from '../../support/engine';
import { type Placed, scenario } from '../../support/scenario';

const vader: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };
const fly = (mover: Placed) => scenario({ p1: [mover], p2: [vader] });
const escort = (rest: Partial<Placed>) => fly({ pilot: 'bluesquadronescort', at: [457, 300], ...rest });

describe('the difficulty of a maneuver', () => {
  const RED_TOKENS = { stress: 2, strain: 2, deplete: 2 } as const;

  test('blue removes one each of stress, strain and deplete, which is not spending them', () => {
    const game = escort({ dial: '2FB', tokens: RED_TOKENS });
    expect(game.tokens('A1')).toEqual({ stress: 1, strain: 1, deplete: 1 });
    expect(game.events('tokenRemoved').map(({ token, spent }) => [token, spent])).toEqual([
      ['stress', false],
      ['strain', false],
      ['deplete', false],
    ]);
  });

  test('blue does not touch ion tokens', () => {
    const game = fly({ pilot: 'sinker', at: [457, 300], dial: '2FB', tokens: { ion: 1 } }); // medium: not ionized
    expect(game.tokens('A1')).toEqual({ ion: 1 });
  });

  test('blue gives nothing to a ship without tokens', () => {
    const game = escort({ dial: '2FB' });
    expect(game.tokens('A1')).toEqual({});
    expect(game.events('tokenRemoved')).toEqual([]);
  });

  test('white does nothing', () => {
    expect(escort({ dial: '3FW', tokens: RED_TOKENS }).tokens('A1')).toEqual(RED_TOKENS);
  });

  test('red gives one stress, and with it no action', () => {
    const game = escort({ dial: '4KR' });
    expect(game.tokens('A1')).toEqual({ stress: 1 });
    expect(game.asked('p1')).toBeNull();
  });

  test('blue removes the last stress in time for an action', () => {
    const game = escort({ dial: '2FB', tokens: { stress: 1 } });
    expect(game.asked('p1')).toBe('chooseAction');
  });
});

describe('a ship that was destroyed on its way', () => {
  /** Within one step, so that it is still on the table. */
  const checked = (...before: readonly Effect[]) =>
    scenario({
      p1: [{ pilot: 'bluesquadronescort', at: [457, 300], tokens: { strain: 1 } }],
      p2: [vader],
      alone: true,
      first: [
        inStep('card', null, [
          ...before,
          { do: 'checkDifficulty', ship: 'ship:A1', code: '4KR' },
          { do: 'checkDifficulty', ship: 'ship:A1', code: '2FB' },
        ]),
      ],
    });

  test('checks no difficulty', () => {
    const game = checked({ do: 'destroyShip', ship: 'ship:A1' });
    expect(game.happened()).toContain('shipDestroyed');
    expect(game.events('difficultyChecked')).toEqual([]);
    expect(game.events('tokenGained')).toEqual([]);
  });

  test('one that lives does: stress, and what a blue one takes off again', () => {
    const game = checked();
    expect(game.events('difficultyChecked').map(({ difficulty }) => difficulty)).toEqual(['red', 'blue']);
    expect(game.events('tokenGained')).toMatchObject([{ ship: 'ship:A1', token: 'stress' }]);
    expect(game.tokens('A1')).toEqual({});
  });
});

describe('a purple maneuver', () => {
  const actis = (force: number) => fly({ pilot: 'jedigeneral', at: [457, 300], dial: '2EP', force });

  test('costs one Force', () => {
    const game = actis(2);
    game.choose('p1', 'landing:middle');
    expect(game.ship('A1').force).toBe(1);
    expect(game.tokens('A1')).toEqual({});
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '2EP', kind: 'revealed' });
  });

  test('becomes the white 2 straight without Force', () => {
    const game = actis(0);
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 420, heading: 0 });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ maneuver: '2FW', kind: 'stress' });
    expect(game.ship('A1').dial).toBe('2EP');
    expect(game.asked('p1'), 'the ship is not stressed and may act').toBe('chooseAction');
  });

  test('is not made easier or harder: a stressed ship flies it', () => {
    const game = fly({ pilot: 'jedigeneral', at: [457, 300], dial: '2EP', tokens: { stress: 1 } });
    expect(game.asked('p1')).toBe('chooseLanding');
  });
});

describe('a red maneuver of a stressed ship', () => {
  test('becomes the white 2 straight if stress came after Planning', () => {
    const game = escort({ dial: '4KR', tokens: { stress: 1 } });
    expect(game.ship('A1').pose).toEqual({ x: 457, y: 420, heading: 0 });
    expect(game.tokens('A1'), 'white: neither more stress nor less').toEqual({ stress: 1 });
    expect(game.ship('A1').round.executedSpeed).toBe(2);
  });

  test('is flown as it is by a ship without stress', () => {
    expect(escort({ dial: '4KR' }).ship('A1').pose).toEqual({ x: 457, y: 500, heading: 180 });
  });

  test('is looked for when it is executed: a white turn that a damage card makes red', () => {
    const game = escort({ dial: '2TW', tokens: { stress: 1 }, damage: ['damagedengine'] });
    expect(game.about('A1', 'maneuverReplaced')).toMatchObject({ by: 'stress', maneuver: '2FW' });
    expect(game.about('A1', 'dialRevealed')).toMatchObject({ maneuver: '2TW' });
  });

  test('is not found in a white bank with the same card', () => {
    const game = escort({ dial: '3BW', tokens: { stress: 1 }, damage: ['damagedengine'] });
    expect(game.events('maneuverReplaced')).toEqual([]);
  });
});

describe('increased difficulty', () => {
  const interceptor = (dial: Placed['dial'], damage: readonly string[]) =>
    fly({ pilot: 'alphasquadronpilot', at: [457, 300], damage, ...(dial ? { dial } : {}) });
  const flown = (game: ReturnType<typeof interceptor>) => game.about('A1', 'maneuverExecuted')?.maneuver;
  const engine = 'damagedengine';

  test.each([
    { dial: '2TB', damage: [], flown: '2TB' },
    { dial: '2TB', damage: [engine], flown: '2TW' },
    { dial: '2TB', damage: [engine, engine], flown: '2TR' },
    { dial: '1YW', damage: [engine], flown: '1YR' },
    { dial: '1YW', damage: [engine, engine], flown: '1YR' }, // red is the end of the ladder
    { dial: '2BB', damage: [engine], flown: '2BB' }, // only turns
    { dial: '2TB', damage: [`-${engine}`], flown: '2TB' }, // facedown it does nothing
  ] as const)('$dial with $damage is flown as $flown', ({ dial, damage, flown: expected }) => {
    const game = interceptor(dial, damage);
    expect(flown(game)).toBe(expected);
    expect(game.about('A1', 'dialRevealed')?.maneuver).toBe(dial);
    expect(game.tokens('A1')).toEqual(expected.endsWith('R') ? { stress: 1 } : {});
  });

  test('of another ship changes nothing', () => {
    const game = scenario({
      p1: [{ pilot: 'alphasquadronpilot', at: [457, 300], dial: '2TB' }],
      p2: [{ ...vader, damage: [engine] }],
    });
    expect(flown(game)).toBe('2TB');
  });
});

describe('several changes of difficulty', () => {
  const { state } = fly({ pilot: 'jedigeneral', at: [457, 300], dial: '2FB' });
  /** The difficulty after these steps, each from a card of its own. */
  const after = (code: string, steps: readonly number[]) => {
    const cards = steps.map(add => amount('difficulty', { by: { add } }));
    const rules = { ...engine.rules, abilitiesOf: (source: string) => (source === 'pilot:jedigeneral' ? cards : []) };
    return difficultyOf({ state, rules }, state.ships['ship:A1']!, parseManeuver(code));
  };

  test.each([
    { code: '4KR', steps: [-1], is: 'white' },
    { code: '4KR', steps: [-1, -1], is: 'blue' },
    { code: '4KR', steps: [1, -1], is: 'red' }, // they add up before the ladder ends
    { code: '2FB', steps: [-1], is: 'blue' },
    { code: '2FB', steps: [-1, 1], is: 'blue' },
    { code: '3TW', steps: [1, 1, 1], is: 'red' }, // never purple
    { code: '2EP', steps: [1], is: 'purple' },
    { code: '2EP', steps: [-1], is: 'purple' },
  ])('$code by $steps is $is', ({ code, steps, is }) => {
    expect(after(code, steps)).toBe(is);
  });
});
