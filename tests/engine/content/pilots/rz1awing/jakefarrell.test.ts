import { describe, expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { about } from '../../../../support/card';

describe.each(['jakefarrell', 'jakefarrell-swz106'])('%s', pilot => {
  const moved = (friend: readonly [number, number], action = 'boost') => {
    const game = acting([
      { pilot, at: [400, 400] },
      { pilot: 'bluesquadronescort', at: friend },
    ]).choose('p1', `action:${action}:white`);
    if (action === 'boost') game.choose('p1', 'boost:straight');
    return about(`pilot:${pilot}`, game);
  };
  test('after a boost a friend beside him focuses, and nothing more is asked of it', () => {
    const { game } = moved([480, 430]).use('ship:A2');
    expect(game.tokens('A2')).toEqual({ focus: 1 });
    // Vectored Thrusters cannot boost again: there is nothing to put in order.
    expect(game.asked('p1')).not.toBe('mayUse');
  });
  test('or he himself', () => expect(moved([480, 430]).use('ship:A1').game.tokens('A1')).toEqual({ focus: 1 }));
  test('not a friend at range 2, and nobody after an evade', () => {
    expect(moved([600, 430]).offered()).not.toContain(`use:pilot:${pilot}:ship:A2`);
    expect(moved([480, 430], 'evade').offered()).toEqual([]);
  });
});
