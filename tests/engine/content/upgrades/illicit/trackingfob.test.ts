import { expect, test } from 'vitest';
import { atSetup, conditionsOf } from '../../../../support/conditions';
import { scenario } from '../../../../support/scenario';

const marked = (...pilots: readonly string[]) =>
  atSetup('after', {
    p1: [{ pilot: '4lom', upgrades: ['trackingfob'], at: [200, 100] }],
    p2: pilots.map((pilot, index) => ({ pilot, at: [200 + index * 100, 800] as const })),
  });

test('Tracking Fob: the opponent marks a limited ship of theirs', () => {
  const game = marked('academypilot', 'idenversio', 'howlrunner');
  expect(game.offers('p2')).toEqual(['use:upgrade:trackingfob:ship:B2', 'use:upgrade:trackingfob:ship:B3']);
  game.choose('p2', 'use:upgrade:trackingfob:ship:B3');
  expect(conditionsOf(game, 'B3')).toEqual(['markedforelimination']);
});

test('Tracking Fob: any other, if there is none', () => {
  expect(conditionsOf(marked('academypilot'), 'B1')).toEqual(['markedforelimination']);
});

const locks = (conditions: readonly { is: string; from: string; by: string }[]) =>
  scenario({
    p1: [{ pilot: '4lom', upgrades: ['trackingfob'], at: [400, 100], dial: '1FB' }],
    p2: [{ pilot: 'idenversio', at: [800, 800], dial: '2FB', conditions }],
  })
    .passUntil('chooseAction')
    .offers('p1')
    .filter(key => key.includes('lock'));

test('Tracking Fob: the marked ship is locked however far away it is, another is not', () => {
  expect(locks([{ is: 'markedforelimination', from: 'A1', by: 'upgrade:trackingfob' }])).not.toEqual([]);
  expect(locks([])).toEqual([]);
});
