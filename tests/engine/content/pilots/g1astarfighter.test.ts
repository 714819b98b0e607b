import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';

const flies = (dial: '3KR' | '2FB', at: readonly [number, number] = [800, 800]) =>
  inStory('pilot:4lom', {
    p1: [{ pilot: '4lom', at: [400, 200], dial }],
    p2: [{ pilot: 'soontirfel', at, dial: '2FB' }],
  }).until().game;

test('4-LOM: a red maneuver, fully executed, brings a calculate token', () => {
  expect(flies('3KR').events('tokenGained')).toContainEqual({
    type: 'tokenGained',
    ship: 'ship:A1',
    token: 'calculate',
  });
});

test('4-LOM: a blue one does not', () => {
  expect(flies('2FB').events('tokenGained')).toEqual([]);
});

test('4-LOM: a red one that is executed only partially does not', () => {
  const game = flies('3KR', [400, 350]);
  expect(game.about('A1', 'maneuverExecuted')!.fully).toBe(false);
  expect(game.events('tokenGained').map(({ token }) => token)).not.toContain('calculate');
});

const ends = (stress: number, y: number) =>
  inStory('pilot:4lom', {
    phase: 'end',
    p1: [{ pilot: '4lom', at: [400, 200], tokens: { stress } }],
    p2: [{ pilot: 'academypilot', at: [400, y] }],
  });

test('4-LOM: a stress token goes to a ship at range 0-1', () => {
  const { game } = ends(1, 300).use('ship:B1');
  expect(game.tokens('B1')).toEqual({ stress: 1 });
  expect(game.tokens('A1')).toEqual({});
});

test('4-LOM: not without one, nor farther away', () => {
  expect(ends(0, 300).offered()).toEqual([]);
  expect(ends(1, 420).offered()).toEqual([]);
});

describe.each(['pilot:zuckuss', 'pilot:zuckuss-armedanddangerous'])('%s', card => {
  const shot = (upgrades: readonly string[] = [], weapon?: string) =>
    inDuel(card, { attacker: { upgrades } }).attack(weapon);
  const dice = (told: ReturnType<typeof shot>) => [rolled(told.game, 'attack'), rolled(told.game, 'defense')];
  test('one more attack die, and one more for the defender', () => {
    expect(dice(shot().use().until())).toEqual([4, 4]);
  });
  test('neither if he leaves it', () => {
    expect(dice(shot().leave().until())).toEqual([3, 3]);
  });
  test('not in a special attack', () => {
    expect(shot(['tractorbeam'], 'target:ship:B1:upgrade:tractorbeam').offered()).toEqual([]);
  });
});
