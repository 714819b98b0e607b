import { describe, expect, test } from 'vitest';
import type { Face, GameEvent } from '../../../src/engine/core/event';
import { canceledIn } from '../../../src/panels/table/stage/cancel';
import { chanceToHit } from '../../../src/panels/table/stage/chance';
import { layOf, layPlates, TAG } from '../../../src/panels/table/stage/layout';
import { gameAsTold } from '../../../src/panels/table/stage/seenGame';
import { type StageStory, storyOf } from '../../../src/panels/table/stage/story';
import { storyLength } from '../../../src/panels/table/stage/useTold';
import { storyInWords } from '../../../src/panels/table/stage/words';
import { duel } from '../../support/duel';

const DECLARED: GameEvent = {
  ...{ type: 'attackDeclared', attacker: 'ship:A1', defender: 'ship:B1', weapon: 'primary:0' },
  ...{ range: 2, obstructedBy: [], bonus: false },
};
const rolled = (kind: 'attack' | 'defense', faces: readonly Face[]): GameEvent => ({
  ...{ type: 'diceRolled', ship: kind === 'attack' ? 'ship:A1' : 'ship:B1', kind, faces },
  purpose: { kind },
});
const neutralized = (
  canceled: readonly ('hit' | 'crit')[],
  left: readonly ('hit' | 'crit')[],
  reinforced = 0,
): GameEvent => ({
  ...{ type: 'resultsNeutralized', attack: left, canceled, reinforced, hit: left.length > 0 },
});
const told = (...events: readonly GameEvent[]): StageStory => storyOf([], [DECLARED, ...events])!;

describe('the story of an attack', () => {
  const focus: GameEvent = {
    ...{ type: 'diceChanged', kind: 'attack', by: 'focus' },
    ...{ before: ['hit', 'focus', 'focus'], after: ['hit', 'hit', 'hit'] },
  };

  test('a change keeps its ring and says which dice it was', () => {
    const { attack } = told(rolled('attack', ['hit', 'focus', 'focus']), focus);
    expect(attack!.dice.map(({ changed }) => changed)).toEqual([false, true, true]);
    expect(attack!.changes).toEqual([{ by: 'focus', dice: [1, 2], from: 'focus', to: 'hit' }]);
  });

  test('a die that falls again has no ring any more, and is marked', () => {
    const again: GameEvent = {
      ...{ type: 'diceRerolled', kind: 'attack', dice: [1], by: 'lock' },
      ...{ before: ['hit', 'hit', 'hit'], after: ['hit', 'blank', 'hit'] },
    };
    const { attack } = told(rolled('attack', ['hit', 'focus', 'focus']), focus, again);
    expect(attack!.dice[1]).toEqual({ face: 'blank', rerolled: true, changed: false });
  });

  test('begins where the last attack was declared, in an earlier answer or in this one', () => {
    const earlier = [{ events: [DECLARED, rolled('attack', ['crit'])] }];
    expect(storyOf(earlier, [rolled('defense', ['blank'])])!.attack!.dice).toHaveLength(1);
    expect(storyOf(earlier, [DECLARED])!.attack).toBeNull();
    expect(storyOf([], [rolled('defense', ['blank'])])).toBeNull();
  });

  test('rolls for an obstacle are no part of it', () => {
    const roll: GameEvent = {
      ...{ type: 'diceRolled', ship: 'ship:A1', kind: 'attack', faces: ['hit'] },
      purpose: { kind: 'obstacle', obstacle: 'asteroid' },
    };
    expect(told(rolled('attack', ['crit']), roll).attack!.dice).toHaveLength(1);
    expect(told(rolled('attack', ['crit']), roll).attack!.dice[0]!.face).toBe('crit');
    expect(storyLength([roll])).toBe(0);
  });

  test('in a line: what was rolled in the end, and what was left', () => {
    const story = told(rolled('attack', ['hit', 'crit']), rolled('defense', ['evade']), neutralized(['hit'], ['crit']));
    expect(storyInWords(story)).toBe('Attack: 1 hit, 1 crit. Defense: 1 evade. Left: 1 crit.');
  });
});

describe('canceling', () => {
  test('an evade cancels the hit above it, and no link leans', () => {
    const story = told(
      rolled('attack', ['crit', 'hit', 'hit']),
      rolled('defense', ['blank', 'focus', 'evade']),
      neutralized(['hit'], ['hit', 'crit']),
    );
    expect(canceledIn(story)).toEqual({ links: [{ attack: 2, defense: 2 }], attack: [2], columns: [0, 1, 2] });
  });

  test('an evade below something else is moved below the hit, and the other die makes room', () => {
    const story = told(
      rolled('attack', ['hit', 'blank', 'focus']),
      rolled('defense', ['blank', 'evade']),
      neutralized(['hit'], []),
    );
    expect(canceledIn(story)).toEqual({ links: [{ attack: 0, defense: 1 }], attack: [0], columns: [1, 0] });
  });

  test('a reinforce token cancels without a die', () => {
    const story = told(
      rolled('attack', ['hit', 'hit']),
      rolled('defense', ['blank']),
      neutralized(['hit'], ['hit'], 1),
    );
    const { links, attack } = canceledIn(story);
    expect([links, attack]).toEqual([[], [0]]);
  });
});

describe('the chance while dice fall', () => {
  test.each([
    { attack: ['hit'], attackFalling: 0, defense: [], defenseFalling: 2, chance: 25 / 64 },
    { attack: [], attackFalling: 1, defense: [], defenseFalling: 0, chance: 1 / 2 },
    { attack: ['hit', 'crit'], attackFalling: 0, defense: ['evade'], defenseFalling: 1, chance: 5 / 8 },
    { attack: ['hit'], attackFalling: 0, defense: ['evade'], defenseFalling: 0, chance: 0 },
    { attack: ['blank', 'hit'], attackFalling: 0, defense: ['focus'], defenseFalling: 0, chance: 1 },
  ] as const)('%j', ({ chance, ...air }) => {
    expect(chanceToHit(air)).toBeCloseTo(chance, 9);
  });
});

test('until a roll has been told, the game shows nothing of what came of it', () => {
  const { state: before } = duel({ attacker: { tokens: { focus: 1 } }, defender: { shields: 1 } });
  const ship = before.ships['ship:B1']!;
  const after = { ...before, ships: { ...before.ships, 'ship:B1': { ...ship, shields: 0, destroyed: true } } };
  const events: readonly GameEvent[] = [
    DECLARED,
    { type: 'tokenRemoved', ship: 'ship:A1', token: 'focus', spent: true },
    { type: 'shieldLost', ship: 'ship:B1', left: 0 },
    { type: 'scored', player: 'p1', points: 2, reason: { kind: 'half', ship: 'ship:B1' } },
  ];
  const at = (count: number) => {
    const { ships, score } = gameAsTold(before, after, events.slice(0, count));
    return [ships['ship:A1']!.tokens.focus, ships['ship:B1']!.shields, score.length - before.score.length];
  };
  expect([at(1), at(2), at(3), at(4)]).toEqual([
    [1, 1, 0],
    [0, 1, 0],
    [0, 0, 0],
    [0, 0, 1],
  ]);
});

test('everything waits for the dice, and for the damage that follows at once; the next phase does not', () => {
  const events: readonly GameEvent[] = [
    DECLARED,
    rolled('attack', ['hit']),
    neutralized([], ['hit']),
    { type: 'shieldLost', ship: 'ship:B1', left: 0 },
    { type: 'phaseStarted', phase: 'end' },
  ];
  expect(storyLength(events)).toBe(4);
  expect(storyLength([{ type: 'phaseStarted', phase: 'end' }])).toBe(0);
});

test.each([
  [740, 316, 3],
  [740, 316, 8],
  [378, 192, 4],
  [378, 192, 6],
])(
  'on a stage of %i × %i, %i columns of dice lie between the models and the sum, and none on another',
  (width, height, many) => {
    const lay = layOf(width, height, many);
    const columns = Array.from({ length: many }, (_, at) => lay.column(at));
    expect(columns[0]! - lay.die).toBeGreaterThan(lay.model.x);
    expect(columns.at(-1)! + lay.die).toBeLessThanOrEqual(lay.sum);
    for (const [at, x] of columns.slice(1).entries()) expect(x - columns[at]!).toBeGreaterThan(lay.die * 1.7);
    expect(lay.rows.defense - lay.rows.attack).toBeGreaterThan(2 * lay.die);
    expect(lay.rows.defense + lay.model.half + TAG).toBeLessThanOrEqual(height);
  },
);

test('where the page writes larger, dice, models and the place of the sum are larger too', () => {
  const [usual, large] = [layOf(925, 395, 3), layOf(925, 395, 3, 1.25)];
  expect(large.die).toBeCloseTo(1.25 * usual.die);
  expect(large.model.half).toBeGreaterThan(usual.model.half);
  expect(large.column(2) + large.die).toBeLessThanOrEqual(large.sum);
});

test('a plate below the last of four dice leaves the sum alone; below the first it stands under its die', () => {
  const lay = layOf(740, 316, 4);
  const words = 'Force: eye becomes hit';
  const [last] = layPlates(lay, 'attack', [{ words, middle: lay.column(3) }]);
  expect(last!.left + last!.half).toBeLessThanOrEqual(lay.sum);
  const [second] = layPlates(lay, 'attack', [{ words, middle: lay.column(1) }]);
  expect(second!.left).toBe(lay.column(1));
});

test('plates lie whole on a low stage, and a newer one takes the place of an older one that it would cover', () => {
  const lay = layOf(530, 192, 4);
  const older = { words: 'focus: eye becomes hit', middle: 260 };
  const newer = { words: 'Proton Torpedoes (A1): hit becomes crit', middle: 200 };
  expect(layPlates(lay, 'attack', [older, newer]).map(({ words }) => words)).toEqual([newer.words]);
  expect(layPlates(layOf(740, 316, 4), 'attack', [{ ...older, middle: 600 }, newer])).toHaveLength(2);
  const [low] = layPlates(lay, 'defense', [{ ...newer, middle: 40 }]);
  expect(low!.top + 25).toBeLessThanOrEqual(192);
  expect(low!.left - low!.half).toBeGreaterThan(lay.model.x);
  expect(low!.left + low!.half).toBeLessThanOrEqual(lay.width);
  // Where the stage is no wider than the plate, it lies over a tag rather than outside.
  const [wide] = layPlates(layOf(300, 192, 4), 'defense', [{ ...newer, middle: 40 }]);
  expect(wide!.left + wide!.half).toBeLessThanOrEqual(300);
});
