import { expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';

const NYM = 'pilot:captainnym';
const laid = (owner: 'p1' | 'p2', more: object = {}, fuses = 0) =>
  inStory(NYM, {
    phase: 'activation',
    p1: [{ pilot: 'academypilot', at: [457, 300], dial: '1FB', ...more }],
    p2: [{ pilot: 'academypilot', at: [457, 800], heading: 180, dial: '1FB' }],
    devices: [{ is: 'protonbomb', at: [200, 600], owner, fuses }],
  });

test('Captain Nym: a charge keeps a friendly bomb from detonating; it stays', () => {
  const { game } = laid('p1').use().until();
  expect(game.events('deviceDetonated')).toEqual([]);
  expect(Object.keys(game.state.devices)).toEqual(['token:1']);
  expect(game.ship('A1').charges).toBe(0);
});

test('Captain Nym: not an enemy’s, nor one that only loses its fuse, nor without a charge', () => {
  expect(laid('p2').offered()).toEqual([]);
  expect(laid('p1', {}, 1).offered()).toEqual([]);
  expect(laid('p1', { charges: 0 }).offered()).toEqual([]);
});

const shot = (x: number) => {
  const devices = [{ is: 'protonbomb', at: [x, 400] as const, owner: 'p1' as const }];
  const { game, until } = inDuel(NYM, { on: 'defender', devices }).attack();
  if (game.offers('p1').includes('line:token:1')) game.choose('p1', 'line:token:1');
  return rolled(until().game, 'defense');
};

test('Captain Nym: one more defense die if a bomb obstructs the attack', () => {
  expect(shot(457) - shot(700)).toBe(1);
});
