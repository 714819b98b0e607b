import { expect, test } from 'vitest';
import { atSetup, conditionsOf } from '../../../../support/conditions';
import { scenario } from '../../../../support/scenario';

const TAL = { pilot: 'separatistracketeer', upgrades: ['talmerrik'] };

test('Tal Merrik: before forces are placed an enemy becomes the false friend', () => {
  const game = atSetup('before', {
    p1: [{ ...TAL, at: [200, 100], where: 'hand' }],
    p2: [{ pilot: 'bluesquadronescort', at: [200, 800], where: 'hand' }],
  });
  expect(conditionsOf(game, 'B1')).toEqual(['falsefriend']);
});

const acting = (
  conditions: readonly { is: string; from: string; by: string }[],
  at: readonly [number, number] = [400, 700],
) =>
  scenario({
    p1: [{ ...TAL, at: [400, 300], dial: '1FB' }],
    p2: [{ pilot: 'academypilot', at, dial: '2FB', conditions }],
  })
    .passUntil('chooseAction')
    .choose('p2', 'pass')
    .passUntil('chooseAction');

test('Tal Merrik: an action finds a new one in the front arc', () => {
  const game = acting([]).choose('p1', 'action:card:upgrade:talmerrik:white');
  expect(conditionsOf(game, 'B1')).toEqual(['falsefriend']);
});

test('Tal Merrik: not while an enemy is one, nor beyond range 2 or beside him', () => {
  for (const at of [
    [400, 800],
    [560, 500],
  ] as const)
    expect(acting([], at).offers('p1')).not.toContain('action:card:upgrade:talmerrik:white');
  const game = acting([{ is: 'falsefriend', from: 'A1', by: 'upgrade:talmerrik' }]);
  expect(game.offers('p1')).not.toContain('action:card:upgrade:talmerrik:white');
});
