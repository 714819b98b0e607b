import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';
import { flying } from '../../../../support/flying';

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

test('Cad Bane: an electro-chaff cloud is a device, loose cargo is none', () => {
  const cloud = drops('electrochaffmissiles');
  cloud.game.choose('p1', 'launch:device:electrochaffcloud:4straight');
  expect(cloud.offered()).toEqual(['action:boost:red']);
  const cargo = flying(
    'upgrade:cadbane',
    { pilot: 'trandoshanslaver', upgrades: ['riggedcargochute'] },
    { p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }] },
  ).until('chooseAction');
  cargo.game.choose('p1', 'action:card:upgrade:riggedcargochute:white');
  expect(cargo.offered()).toEqual([]);
  expect(cargo.game.last('devicePlaced')).toMatchObject({ device: 'device:loosecargo' });
});
