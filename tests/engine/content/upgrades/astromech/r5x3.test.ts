import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';

const ROCK = { is: 'coreasteroid0', at: [457, 360] } as const;
const flying = () =>
  inStory('upgrade:r5x3', {
    phase: 'activation',
    rocks: [ROCK],
    p1: [{ pilot: 'wedgeantilles', at: [457, 250], dial: '4FW' }],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FB' }],
  });

test('R5-X3: a charge before activating, and the obstacle does nothing', () => {
  const { game } = flying().use().until('chooseAction');
  expect(game.events('diceRolled')).toEqual([]);
  expect(game.tokens('A1')).toEqual({});
  expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
});

test('R5-X3: left alone, the obstacle counts', () => {
  const { game } = flying().leave().until('chooseAction');
  expect(game.events('diceRolled').length).toBeGreaterThan(0);
});

test('R5-X3: before engaging, an attack from an asteroid; not without the charge', () => {
  const onRock = { rocks: [{ is: 'coreasteroid0', at: [457, 300] as const }], rolls: 'hit hit hit' };
  const told = inDuel('upgrade:r5x3', onRock).use();
  expect(told.game.offers('p1')).toContain('target:ship:B1:primary:0');
  expect(inDuel('upgrade:r5x3', onRock).leave().game.about('A1', 'attackDeclined')).toMatchObject({
    why: { kind: 'onObstacle' },
  });
});
