import { expect, test } from 'vitest';
import { about, inStory } from '../../../support/card';
import { scenario } from '../../../support/scenario';

const kagi = (at: readonly [number, number]) =>
  inStory('pilot:captainkagi', {
    phase: 'engagement',
    p1: [
      { pilot: 'captainkagi', at: [300, 300] },
      { pilot: 'academypilot', at, heading: 180 },
      { pilot: 'academypilot', at: [300, 220], heading: 180, locks: ['A2'] },
    ],
    p2: [
      { pilot: 'wedgeantilles', at: [800, 800], locks: ['A2'] },
      { pilot: 'wedgeantilles', at: [860, 800], locks: ['A1'] },
    ],
  });
test('Captain Kagi: takes the enemy locks from a friend, not those of friends', () => {
  const { game } = kagi([460, 300]).use('ship:A2');
  expect([game.ship('B1').locks, game.ship('A3').locks]).toEqual([['ship:A1'], ['ship:A2']]);
});
test('Captain Kagi: not beyond range 3, and not if he lets it be', () => {
  expect(kagi([800, 100]).offered()).toEqual([]);
  expect(kagi([460, 300]).leave().game.ship('B1').locks).toEqual(['ship:A2']);
});

const sai = (action: string, pilot = 'academypilot') => {
  const game = scenario({
    phase: 'activation',
    p1: [
      { pilot: 'lieutenantsai', at: [300, 300], dial: '1FB' },
      { pilot, at: [420, 360], dial: '2FW' },
    ],
    p2: [{ pilot: 'academypilot', at: [800, 800], dial: '2FW' }],
  });
  for (let i = 0; i < 20 && game.state.pending[0]?.topic.kind !== 'coordinate'; i++) {
    const [decision] = game.state.pending;
    const keys = decision!.options.map(({ key }) => key);
    game.choose(decision!.player, keys.find(key => key.startsWith('action:coordinate')) ?? keys.at(-1)!);
  }
  game.choose('p1', 'ship:A2');
  return { game: game.choose('p1', game.offers('p1').find(key => key.startsWith(`action:${action}`)) ?? 'pass') };
};
test('Lieutenant Sai: performs what the other performed', () => {
  const { game } = sai('focus');
  const told = about('pilot:lieutenantsai', game);
  expect(told.offered()).toEqual(['action:focus:white']);
  expect(told.use().game.events('tokenGained')).toMatchObject([
    { ship: 'ship:A2' },
    { ship: 'ship:A1', token: 'focus' },
  ]);
});
test('Lieutenant Sai: not what is not on the bar of a shuttle, nor when nothing was performed', () => {
  expect(about('pilot:lieutenantsai', sai('evade').game).offered()).toEqual([]);
  expect(about('pilot:lieutenantsai', sai('nothing').game).offered()).toEqual([]);
});

const jendon = (charges: number) =>
  inStory('pilot:coloneljendon', {
    phase: 'activation',
    p1: [
      { pilot: 'coloneljendon', at: [300, 300], dial: '1FB', charges },
      { pilot: 'darthvader', at: [100, 100], dial: '2FW' },
    ],
    p2: [
      { pilot: 'academypilot', at: [100, 300], dial: '2FW', heading: 90 },
      { pilot: 'academypilot', at: [850, 850], dial: '2FW', heading: 180 },
    ],
  });
const lockable = ({ game }: ReturnType<typeof jendon>) => {
  for (let i = 0; i < 30; i++) {
    const [decision] = game.state.pending;
    const keys = decision!.options.map(({ key }) => key);
    const vader = decision!.topic.kind === 'chooseAction' && decision!.topic.ship === 'ship:A2';
    game.choose(decision!.player, vader ? 'action:lock:white' : keys.includes('pass') ? 'pass' : keys[0]!);
    if (game.asked('p1') === 'lock') return game.offers('p1');
  }
  return [];
};
test('Colonel Jendon: a charge, and friends lock only beyond range 3', () => {
  const told = jendon(1).use();
  expect(lockable(told)).toEqual(['ship:B2']);
  expect(told.game.ship('A1').charges).toBe(0);
});
test('Colonel Jendon: else as usual; not without a charge', () => {
  expect(lockable(jendon(1).leave())).not.toContain('ship:B2');
  expect(jendon(0).offered()).toEqual([]);
});
test('Colonel Jendon: what he has begun lasts for the round, even if he leaves', () => {
  const told = inStory('pilot:coloneljendon', {
    phase: 'activation',
    p1: [
      { pilot: 'coloneljendon', at: [300, 60], heading: 180, dial: '1FB', charges: 1 },
      { pilot: 'darthvader', at: [100, 100], dial: '2FW' },
    ],
    p2: [
      { pilot: 'academypilot', at: [100, 300], dial: '2FW', heading: 90 },
      { pilot: 'academypilot', at: [850, 850], dial: '2FW', heading: 180 },
    ],
  }).use();
  expect(lockable(told)).toEqual(['ship:B2']);
  expect(told.game.ship('A1').where).toBe('removed');
});
