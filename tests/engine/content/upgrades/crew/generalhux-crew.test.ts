import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const WHITE = 'action:coordinate:white';
const HUX = { upgrades: ['generalhux-crew', 'tacticalofficer'], at: [400, 400] } as const;
const acts = (...pilots: readonly string[]) =>
  acting([
    { pilot: 'starkillerbasepilot', ...HUX },
    ...pilots.map((pilot, at) => ({
      pilot,
      at: [
        [400, 540],
        [540, 400],
        [260, 400],
      ][at] as [number, number],
    })),
  ]).choose('p1', WHITE);

test('General Hux (loadout): TIE/fo and TIE/sf together do the same as red', () => {
  const game = acts('epsilonsquadroncadet', 'zetasquadronsurvivor', 'wedgeantilles');
  game.choose('p1', 'use:upgrade:generalhux-crew');
  expect(game.offers('p1')).toEqual(['ship:A2', 'ship:A3']);
  game.choose('p1', 'ship:A2', 'action:focus:red');
  expect(game.offers('p1')).toEqual(['ship:A3', 'pass']);
  game.choose('p1', 'ship:A3');
  expect(['A1', 'A2', 'A3'].map(game.tokens)).toEqual([
    { stress: 1 },
    { focus: 1, stress: 1 },
    { focus: 1, stress: 1 },
  ]);
});

test('General Hux (loadout): not with other ships', () => {
  expect(acts('wedgeantilles', 'wedgeantilles').offers('p1')).toEqual(['ship:A2', 'ship:A3']);
});
