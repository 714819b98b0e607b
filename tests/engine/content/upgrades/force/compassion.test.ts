import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const hurt = (card: string, more: object = {}, at: readonly [number, number] = [400, 300]) =>
  inStory('upgrade:compassion', {
    phase: 'engagement',
    p1: [
      { pilot: 'lukeskywalker', at: [300, 300], force: 2, ...more },
      { pilot: 'academypilot', at },
    ],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    first: [{ do: 'sufferDamage', ship: 'ship:A2', hits: 0, crits: 1 }],
    deck: { p1: [card, 'fuelleak'] },
  });

const before = (happened: readonly string[], what: string) => happened.slice(0, happened.indexOf(what));

test('Compassion: a Force discards a friend’s faceup Pilot card, and this ship is dealt one facedown', () => {
  const { game } = hurt('stunnedpilot').use();
  expect([game.damage('A2'), game.damage('A1')]).toEqual([[], ['-fuelleak']]);
  expect(game.last('forceSpent')).toMatchObject({ ship: 'ship:A1', count: 1 });
  // Only what comes back in the End Phase.
  expect(before(game.happened(), 'phaseStarted')).not.toContain('forceRecovered');
});

test('Compassion: hurt before, it recovers two Force', () => {
  const { game } = hurt('stunnedpilot', { damage: ['-hullbreach'] }).use();
  expect(game.damage('A1')).toHaveLength(2);
  expect(before(game.happened(), 'phaseStarted')).toContain('forceRecovered');
});

test('Compassion: not for a Ship card, not at range 3, not without Force', () => {
  expect(hurt('fuelleak').offered()).toEqual([]);
  expect(hurt('stunnedpilot', {}, [600, 300]).offered()).toEqual([]);
  expect(hurt('stunnedpilot', { force: 0 }).offered()).toEqual([]);
});
