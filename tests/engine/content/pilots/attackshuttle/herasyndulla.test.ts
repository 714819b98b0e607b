import { describe, expect, test } from 'vitest';
import { about, inStory } from '../../../../support/card';

const story = (dial: '2FB' | '2FW') =>
  inStory('pilot:herasyndulla', {
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [457, 300], dial }],
    p2: [{ pilot: 'academypilot', at: [457, 800], dial: '2FB' }],
  });

test('Hera Syndulla turns her dial to another maneuver of the same difficulty', () => {
  const told = story('2FB');
  const keys = told.offered().map(key => key.split(':').at(-1)!);
  expect(keys.every(key => key.endsWith('B'))).toBe(true);
  expect(keys).not.toContain('2FB');
  const { game } = told.use(keys[0]!);
  expect(game.ship('A1').dial).toBe(keys[0]);
  expect(game.about('A1', 'maneuverExecuted')!.maneuver).toBe(keys[0]);
});

test('Hera Syndulla: not a white one', () => {
  expect(story('2FW').offered()).toEqual([]);
});

describe('with a navigator, in either order', () => {
  const CREW = 'upgrade:seasonednavigator';
  const told = (card: string) =>
    about(
      card,
      inStory('pilot:herasyndulla', {
        phase: 'activation',
        p1: [{ pilot: 'herasyndulla', at: [457, 300], dial: '2FB', upgrades: ['seasonednavigator'] }],
        p2: [{ pilot: 'academypilot', at: [457, 800], dial: '2FB' }],
      }).game,
    );
  const maneuvers = (keys: readonly string[]) => keys.map(key => key.split(':').at(-1)!);
  test('what she has set her dial to is what it goes on from', () => {
    const { game } = told('pilot:herasyndulla').use().use('1FB');
    const after = maneuvers(about(CREW, game).offered());
    expect(after.length).toBeGreaterThan(0);
    expect(after.every(key => key.startsWith('1'))).toBe(true);
  });
  test('a white maneuver that it has set is none of hers', () => {
    const { game } = told(CREW).use();
    const white = maneuvers(about(CREW, game).offered()).find(key => key.endsWith('W'))!;
    about(CREW, game).use(white);
    expect(about('pilot:herasyndulla', game).offered()).toEqual([]);
    expect(game.about('A1', 'maneuverExecuted')!.maneuver.slice(0, 2)).toBe(white.slice(0, 2));
  });
});
