import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { about, inStory } from '../../../../support/card';
import { flying } from '../../../../support/flying';

const ved = (dial: '3FB' | '1BW' | '5FW' | '4KR' | '3TW', more: object = {}) =>
  flying('pilot:vedfoslo', { pilot: 'vedfoslo', dial, ...more });
test('Ved Foslo: one faster or slower, whatever the dial holds', () => {
  const told = ved('4KR');
  expect(told.offered()).toEqual(['use:pilot:vedfoslo:3KR', 'use:pilot:vedfoslo:5KR']);
  expect(told.use('3KR').game.last('maneuverExecuted')).toMatchObject({ maneuver: '3KR' });
  expect(ved('3FB').leave().game.last('maneuverExecuted')).toMatchObject({ maneuver: '3FB' });
});
test('Ved Foslo: only as far as there are templates, and nothing while ionized', () => {
  expect(ved('1BW').offered()).toEqual(['use:pilot:vedfoslo:2BW']);
  expect(ved('5FW').offered()).toEqual(['use:pilot:vedfoslo:4FW']);
  expect(ved('3TW').offered()).toEqual(['use:pilot:vedfoslo:2TW']);
  expect(ved('3FB', { tokens: { ion: 1 } }).offered()).toEqual([]);
});

const zertik = (damage: readonly string[], locks: readonly string[] = ['B1']) =>
  inStory('pilot:zertikstrom', {
    phase: 'end',
    p1: [{ pilot: 'zertikstrom', at: [100, 100], locks }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], shields: 0, damage }],
  });
test('Zertik Strom: spends his lock to expose a damage card', () => {
  const { game } = zertik(['-fuelleak']).use();
  expect([game.damage('B1'), game.ship('A1').locks]).toEqual([['fuelleak'], []]);
  expect(game.last('lockBroken')).toMatchObject({ spent: true });
});
test('Zertik Strom: nothing to expose, or no lock', () => {
  expect(zertik(['fuelleak']).offered()).toEqual([]);
  expect(zertik(['-fuelleak'], []).offered()).toEqual([]);
});

const juno = (action: string) => {
  const game = acting({ pilot: 'junoeclipse', at: [400, 400] });
  game.choose('p1', game.offers('p1').find(key => key.startsWith(`action:${action}`))!);
  if (game.asked('p1') === 'barrelRoll') game.choose('p1', game.offers('p1')[0]!);
  return about('pilot:junoeclipse', game);
};
test('Juno Eclipse: any action may be followed by a red boost', () => {
  // Its linked action comes with it, in either order.
  expect(juno('focus').use().offered()).toEqual(['action:boost:red']);
  expect(juno('barrelRoll').offered()).toEqual(['action:boost:red']);
  const { game } = juno('barrelRoll').use();
  game.choose('p1', game.offers('p1')[0]!);
  expect([game.about('A1', 'shipMoved')!.how, game.tokens('A1')]).toEqual(['boost', { stress: 1 }]);
  expect(about('pilot:junoeclipse', game).offered()).toEqual([]);
});
