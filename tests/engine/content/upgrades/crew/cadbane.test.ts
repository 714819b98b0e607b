import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const drops = (card: string) =>
  inStory('upgrade:cadbane', {
    phase: 'system',
    p1: [{ pilot: 'scimitarsquadronpilot', at: [400, 300], upgrades: [card] }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
  });

test('Cad Bane: after dropping a device, a red boost', () => {
  const told = drops('protonbombs');
  told.game.choose('p1', 'drop:device:protonbomb:1straight');
  told.use('boost:red');
  expect(told.game.asked('p1')).toBe('boost');
  told.game.choose('p1', told.game.offers('p1')[0]!);
  expect(told.game.events('actionPerformed')).toMatchObject([{ ship: 'ship:A1', action: 'boost', color: 'red' }]);
});

test('Cad Bane: not if none was dropped', () => {
  const told = drops('protonbombs');
  told.game.choose('p1', 'pass');
  expect(told.offered()).toEqual([]);
});
