import { describe, expect, test } from 'vitest';
import { acting } from '../../../support/actions';

describe('focus, calculate and evade actions', () => {
  const awing = { pilot: 'phoenixsquadronpilot', at: [457, 300] } as const;

  test('the bar is offered, and to do nothing', () => {
    const game = acting(awing, { p2: [{ pilot: 'academypilot', at: [457, 500] }] });
    expect(game.offers('p1')).toEqual([
      'action:focus:white',
      'action:evade:white',
      'action:lock:white',
      'action:barrelRoll:white',
      'action:boost:white',
      'pass',
    ]);
    game.choose('p1', 'pass');
    expect(game.tokens('A1')).toEqual({});
    expect(game.happened()).not.toContain('actionPerformed');
  });

  test('focus gives a focus token', () => {
    const game = acting(awing).choose('p1', 'action:focus:white');
    expect(game.tokens('A1')).toEqual({ focus: 1 });
    expect(game.last('actionPerformed')).toEqual({
      type: 'actionPerformed',
      ship: 'ship:A1',
      action: 'focus',
      color: 'white',
      linked: false,
    });
  });

  test('evade gives an evade token', () => {
    expect(acting(awing).choose('p1', 'action:evade:white').tokens('A1')).toEqual({ evade: 1 });
  });

  test('calculate gives a calculate token, and the focus that a droid lacks is not offered', () => {
    const game = acting({ pilot: 'tradefederationdrone', at: [457, 300] });
    expect(game.offers('p1')).not.toContain('action:focus:white');
    game.choose('p1', 'action:calculate:white');
    expect(game.tokens('A1')).toEqual({ calculate: 1 });
  });

  test('a droid calculates where the ship type focuses', () => {
    const game = acting({ pilot: 'ap5', at: [457, 300] });
    expect(game.offers('p1')).toEqual(['action:calculate:white', 'pass']);
  });
});
