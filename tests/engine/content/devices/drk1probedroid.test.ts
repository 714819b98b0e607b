import { describe, expect, test } from 'vitest';
import { scenario } from '../../../support/scenario';

const droid = { is: 'drk1probedroid', at: [457, 300], owner: 'p2' } as const;

describe('DRK-1 Probe Droid', () => {
  test('may move in the System Phase from any of its guides by a speed 2 bank or straight', () => {
    const game = scenario({
      phase: 'system',
      p1: [{ pilot: 'bluesquadronescort', at: [100, 100], dial: '2FB' }],
      p2: [{ pilot: 'darkcourier', at: [800, 800], dial: '2FB' }],
      devices: [droid],
    });
    expect(game.asked('p2')).toBe('relocate');
    expect(game.offers('p2')).toHaveLength(13);
    // Out of its front guides, 80 along the template, and its own 32 on: it ends facing the same way.
    game.choose('p2', 'relocate:front:straight');
    expect(game.state.devices['token:1']!.pose).toEqual({ x: 457, y: 412, heading: 0 });
  });

  test('may stay', () => {
    const game = scenario({
      phase: 'system',
      p1: [{ pilot: 'bluesquadronescort', at: [100, 100], dial: '2FB' }],
      p2: [{ pilot: 'darkcourier', at: [800, 800], dial: '2FB' }],
      devices: [droid],
    });
    game.choose('p2', 'pass');
    expect(game.state.devices['token:1']!.pose.y).toBe(300);
  });

  const flown = (die: 'focus' | 'blank') =>
    scenario({
      p1: [{ pilot: 'bluesquadronescort', at: [457, 196], dial: '2FB' }],
      p2: [{ pilot: 'darkcourier', at: [800, 800], dial: '2FB' }],
      devices: [droid],
      dice: [die],
    });

  test('an enemy that ends on it rolls, and a focus destroys it', () => {
    const game = flown('focus');
    expect(game.state.devices).toEqual({});
    expect(game.happened()).toContain('deviceRemoved');
  });

  test('with any other face it stays', () => {
    expect(Object.keys(flown('blank').state.devices)).toEqual(['token:1']);
  });

  test('can be attacked like a ship: three defense dice and one hull', () => {
    const game = scenario({
      phase: 'engagement',
      p1: [{ pilot: 'bluesquadronescort', at: [457, 100] }],
      p2: [{ pilot: 'darkcourier', at: [800, 800] }],
      devices: [droid],
      dice: ['hit', 'hit', 'blank', 'evade', 'blank', 'blank'],
    });
    expect(game.offers('p1')).toEqual(['target:token:1:primary:0', 'pass']);
    game.choose('p1', 'target:token:1:primary:0');
    expect(game.events('diceRolled')[1]!.faces).toHaveLength(3);
    expect(game.state.devices).toEqual({});
    expect(game.state.decks.p2.draw, 'its damage card is shuffled back').toHaveLength(33);
    expect(game.state.decks.p2.discard).toEqual([]);
  });

  test('can be locked', () => {
    const game = scenario({
      p1: [{ pilot: 'bluesquadronescort', at: [300, 300], dial: '1FB' }],
      p2: [{ pilot: 'darkcourier', at: [800, 800], dial: '2FB' }],
      devices: [droid],
    });
    game.choose('p1', 'action:lock:white', 'token:1');
    expect(game.ship('A1').locks).toEqual(['token:1']);
  });

  test('its owner may measure locks from it', () => {
    const lock = (devices: readonly (typeof droid)[]) => {
      const game = scenario({
        p1: [{ pilot: 'bluesquadronescort', at: [457, 100], dial: '1FB' }],
        p2: [{ pilot: 'darkcourier', at: [457, 800], dial: '1FB' }],
        firstPlayer: 'p2',
        devices,
      });
      game.passUntil('chooseAction');
      while (game.asked('p2') !== 'chooseAction') game.choose('p1', 'pass');
      return game.offers('p2').includes('action:lock:white');
    };
    expect(lock([droid])).toBe(true);
    expect(lock([])).toBe(false);
  });
});
