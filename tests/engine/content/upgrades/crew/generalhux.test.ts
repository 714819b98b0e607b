import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const WHITE = 'action:coordinate:white';
const HUX = { upgrades: ['generalhux', 'tacticalofficer'], at: [400, 400] } as const;
const acts = (pilots: readonly string[], stress: Partial<Record<number, number>> = {}) =>
  acting([
    { pilot: 'starkillerbasepilot', ...HUX },
    ...pilots.map((pilot, at) => ({
      pilot,
      at: [
        [400, 540],
        [540, 400],
        [260, 400],
        [400, 260],
      ][at] as [number, number],
      tokens: { stress: stress[at] ?? 0 },
    })),
  ]);
const FO = 'epsilonsquadroncadet';
const performed = (game: ReturnType<typeof acts>) =>
  game.events('actionPerformed').map(({ ship, action, color }) => `${ship}:${action}:${color}`);

test('General Hux: coordinates up to three ships of a type, who all do the same as red', () => {
  const game = acts([FO, FO, FO, FO]).choose('p1', WHITE, 'use:upgrade:generalhux', 'ship:A2', 'action:focus:red');
  expect(game.offers('p1')).toEqual(['ship:A3', 'ship:A4', 'ship:A5', 'pass']);
  game.choose('p1', 'ship:A4', 'ship:A5');
  expect(game.asked('p1')).toBeNull();
  expect(performed(game)).toEqual([
    'ship:A2:focus:red',
    'ship:A4:focus:red',
    'ship:A5:focus:red',
    'ship:A1:coordinate:red',
  ]);
  expect(['A1', 'A4', 'A3'].map(game.tokens)).toEqual([{ stress: 1 }, { focus: 1, stress: 1 }, {}]);
});

test('General Hux: no ship of another type, none that cannot, and none if the first does nothing', () => {
  const game = acts([FO, FO, 'wedgeantilles', FO], { 1: 1 });
  game.choose('p1', WHITE, 'use:upgrade:generalhux', 'ship:A2', 'action:focus:red');
  expect(game.offers('p1')).toEqual(['ship:A5', 'pass']);
  const idle = acts([FO, FO]).choose('p1', WHITE, 'use:upgrade:generalhux', 'ship:A2', 'pass');
  expect(idle.asked('p1')).toBeNull();
});

test('General Hux: left white, one ship as ever', () => {
  const game = acts([FO, FO]).choose('p1', WHITE, 'pass', 'ship:A2', 'action:focus:white');
  expect([game.asked('p1'), game.tokens('A1'), game.tokens('A2')]).toEqual([null, {}, { focus: 1 }]);
});

test('General Hux: not for a red coordinate, nor for another action', () => {
  const red = acting([
    { pilot: 'deathwatchwarrior', at: [400, 400], upgrades: ['generalhux'] },
    { pilot: FO, at: [400, 540] },
  ]).choose('p1', 'action:coordinate:red');
  expect(red.offers('p1')).toEqual(['ship:A2']);
  expect(acts([FO, FO]).choose('p1', 'action:focus:white').asked('p1')).toBeNull();
});
