import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const moving = (card: string, action: 'boost' | 'barrelRoll', rock: readonly [number, number]) =>
  inStory(`upgrade:${card}`, {
    alone: true,
    first: [{ do: 'performAction', ship: 'ship:A1', action, color: 'white', linked: false }],
    rocks: [{ is: 'coreasteroid0', at: rock }],
    p1: [{ pilot: 'wedgeantilles', at: [457, 300] }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
  }).game;

test('Q7 Astromech: boosts onto an asteroid, and suffers for it', () => {
  const game = moving('q7astromech', 'boost', [457, 360]);
  game.choose('p1', 'boost:straight');
  expect(game.ship('A1').pose.y).toBe(380);
  expect(game.about('A1', 'obstacleMet')).toMatchObject({ object: 'rock:1', overlapped: true });
  expect(game.about('A1', 'shieldLost')).toBeDefined();
  expect(game.about('A1', 'actionPerformed')).toMatchObject({ action: 'boost' });
});

test('Q7 Astromech: rolls too', () => {
  const game = moving('q7astromech', 'barrelRoll', [530, 300]);
  expect(game.offers('p1').filter(key => key.startsWith('roll:right') && !key.endsWith('fail')).length).toBeGreaterThan(
    0,
  );
});

test('Q7 Astromech: without it, the asteroid is in the way', () => {
  expect(moving('r2astromech', 'boost', [457, 360]).offers('p1')).toContain('boost:straight:fail');
});
