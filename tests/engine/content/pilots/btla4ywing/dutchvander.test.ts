import { describe, expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { about } from '../../../../support/card';

describe.each(['dutchvander', 'dutchvander-swz106'])('%s', pilot => {
  /** The enemy is at range 2 of him, and beyond range 3 of those behind. */
  const locked = (...friends: readonly (readonly [number, number])[]) => {
    const ships = [{ pilot, at: [400, 400] as const }, ...friends.map(at => ({ pilot: 'bluesquadronescort', at }))];
    const game = acting(ships, { p2: [{ pilot: 'academypilot', at: [400, 650], heading: 180 }] });
    return about(`pilot:${pilot}`, game.choose('p1', 'action:lock:white').choose('p1', 'ship:B1'));
  };
  test('a friend at range 2 may lock what he has locked, however far it is', () => {
    const { game } = locked([400, 220]).use();
    expect(game.ship('A2').locks).toEqual(['ship:B1']);
  });
  test('of two friends he picks one, and that is all that is asked', () => {
    const { game } = locked([400, 220], [600, 400]).use('ship:A3');
    expect(game.ship('A3').locks).toEqual(['ship:B1']);
    expect(game.offers('p1')).toEqual([]);
  });
  test('jammed, he has no lock for long, and the friend locks it all the same', () => {
    const jammed = { pilot, at: [400, 400] as const, tokens: { jam: 1 } };
    const ships = [jammed, { pilot: 'bluesquadronescort', at: [400, 220] as const }];
    const game = acting(ships, { p2: [{ pilot: 'academypilot', at: [400, 650], heading: 180 }] });
    about(`pilot:${pilot}`, game.choose('p1', 'action:lock:white').choose('p1', 'ship:B1')).use();
    expect([game.ship('A1').locks, game.ship('A2').locks]).toEqual([[], ['ship:B1']]);
  });
  test('not one at range 0', () => expect(locked([400, 440]).offered()).toEqual([]));
});
