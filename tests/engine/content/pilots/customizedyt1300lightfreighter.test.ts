import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { blockOf, rolled } from '../../../support/duel';
import { flying } from '../../../support/flying';
import type { Placed } from '../../../support/scenario';

describe.each(['pilot:hansolo', 'pilot:hansolo-armedanddangerous'])('%s', card => {
  const ROCK = { is: 'coreasteroid1', at: [457, 460] } as const;
  const shot = (
    on: 'attacker' | 'defender',
    rocks: readonly (typeof ROCK)[],
    more: Parameters<typeof inDuel>[1] = {},
  ) =>
    inDuel(card, {
      on,
      range: 3,
      attacker: { pilot: 'poedameron', turret: 'front' },
      rocks,
      ...more,
    }).attack();
  test('one more attack die past an obstacle, if he likes', () => {
    expect(rolled(shot('attacker', [ROCK]).use().until().game, 'attack')).toBe(3);
    expect(rolled(shot('attacker', [ROCK]).leave().until().game, 'attack')).toBe(2);
  });
  test('one more defense die', () => {
    // Agility, range and the obstacle.
    expect(rolled(shot('defender', [ROCK]).use().until().game, 'defense')).toBe(4);
    expect(rolled(shot('defender', [ROCK]).leave().until().game, 'defense')).toBe(3);
  });
  test('not in the open, nor past a ship', () => {
    expect(shot('attacker', []).offered()).toEqual([]);
    expect(shot('defender', []).offered()).toEqual([]);
    expect(shot('attacker', [], { third: { at: [457, 460] } }).offered()).toEqual([]);
  });
});

describe.each(['pilot:landocalrissian', 'pilot:landocalrissian-escapecraft'])('%s', card => {
  const shot = (on: 'attacker' | 'defender', tokens: NonNullable<Placed['tokens']>, rolls: string) =>
    inDuel(card, {
      on,
      attacker: { turret: 'front', ...(on === 'attacker' ? { tokens } : { pilot: 'poedameron' }) },
      defender: on === 'defender' ? { tokens } : {},
      rolls,
    }).attack();
  test('attacking, a stress token rerolls every blank, once', () => {
    const told = shot('attacker', {}, 'blank blank hit focus / blank blank blank').use();
    expect(told.game.last('diceRerolled')).toMatchObject({ dice: [0, 1], after: ['hit', 'focus'] });
    expect(told.game.tokens('A1')).toEqual({ stress: 1 });
    expect(told.offered()).toEqual([]);
  });
  test('not what is no blank', () => {
    const { game } = shot('attacker', {}, 'focus blank crit / blank blank blank').use();
    expect(game.last('diceRerolled')).toMatchObject({ dice: [1] });
    expect(shot('attacker', {}, 'focus hit / blank blank blank').offered()).toEqual([]);
  });
  test('defending too', () => {
    const { game } = shot('defender', {}, 'hit hit hit / blank blank evade evade').use();
    expect(game.last('diceRerolled')).toMatchObject({ kind: 'defense' });
    expect(game.tokens('B1')).toEqual({ stress: 1 });
  });
  test('not while stressed', () => {
    expect(shot('attacker', { stress: 1 }, 'blank blank / blank blank blank').offered()).toEqual([]);
  });
  const overRock = (face: 'hit' | 'blank') =>
    inStory(card, {
      rocks: [{ is: 'coreasteroid0', at: [300, 290] }],
      p1: [{ pilot: 'landocalrissian', at: [300, 150], dial: '3FW' }],
      p2: [{ pilot: 'academypilot', at: [60, 860], dial: '2TW', tokens: { stress: 1 } }],
      dice: [face, 'hit'],
    });
  test('the die of an obstacle, if it is blank', () => {
    expect(overRock('blank').use().game.last('rollRepeated')).toMatchObject({ ship: 'ship:A1', dice: [0] });
    expect(overRock('hit').offered()).toEqual([]);
  });
});

describe.each(['pilot:l337', 'pilot:l337-escapecraft'])('%s', card => {
  const flown = (dial: '2BW' | '3NW' | '4FW', shields: number) =>
    flying(card, { pilot: 'l337', dial, shields }).until('chooseAction').game.about('A1', 'difficultyChecked')!
      .difficulty;
  test('without shields banks are easier', () => {
    expect([flown('2BW', 0), flown('3NW', 0)]).toEqual(['blue', 'blue']);
  });
  test('not with a shield, nor a straight', () => {
    expect([flown('2BW', 1), flown('4FW', 0)]).toEqual(['white', 'white']);
  });
});

describe('Outer Rim Pioneer', () => {
  const blocked = (on: 'attacker' | 'wingman' | 'enemy', at: readonly [number, number] = [520, 300]) =>
    blockOf(
      inDuel('pilot:outerrimpioneer', {
        on,
        attacker: { pilot: 'redsquadronveteran' },
        rocks: [{ is: 'coreasteroid1', at: [457, 260] }],
        ...(on === 'attacker' ? {} : { third: { at } }),
      }).game,
      'A1',
      'B1',
      'primary:0',
    );
  test('a friend at range 0-1, and the ship itself, attack at range 0 of an obstacle', () => {
    expect(blocked('wingman')).toBe(null);
    expect(blocked('attacker')).toBe(null);
  });
  test('not at range 2, nor an enemy', () => {
    expect(blocked('wingman', [640, 300])).toMatchObject({ kind: 'onObstacle' });
    expect(blocked('enemy')).toMatchObject({ kind: 'onObstacle' });
  });
});
