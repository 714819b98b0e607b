import { describe, expect, test } from 'vitest';
import { repairs, suffers } from '../../../support/hurt';

describe('Fuel Leak', () => {
  test('after a crit leaks a hit and is repaired', () => {
    const game = suffers({ crits: 1 }, ['damagedengine', 'hullbreach'], { damage: ['fuelleak'] });
    expect(game.damage('A1')).toEqual(['-fuelleak', 'damagedengine', '-hullbreach']);
  });

  test('a crit on a shield counts', () => {
    const game = suffers({ crits: 1 }, ['hullbreach'], { damage: ['fuelleak'], shields: 1 });
    expect(game.damage('A1')).toEqual(['-fuelleak', '-hullbreach']);
  });

  test('not after a hit', () => {
    expect(suffers({ hits: 1 }, ['hullbreach'], { damage: ['fuelleak'] }).damage('A1')).toEqual([
      'fuelleak',
      '-hullbreach',
    ]);
  });

  test('not while facedown', () => {
    expect(suffers({ crits: 1 }, ['damagedengine'], { damage: ['-fuelleak'] }).damage('A1')).toEqual([
      '-fuelleak',
      'damagedengine',
    ]);
  });

  test('not after the crit that brought it, but after the next', () => {
    expect(suffers({ crits: 1 }, ['fuelleak', 'hullbreach']).damage('A1')).toEqual(['fuelleak']);
    expect(suffers({ crits: 2 }, ['fuelleak', 'damagedengine', 'hullbreach']).damage('A1')).toEqual([
      '-fuelleak',
      'damagedengine',
      '-hullbreach',
    ]);
  });

  test('waits until all damage is suffered, and leaks once for several crits', () => {
    const game = suffers({ crits: 2 }, ['damagedengine', 'weaponsfailure', 'hullbreach'], {
      pilot: 'kashyyykdefender',
      damage: ['fuelleak'],
    });
    expect(game.damage('A1')).toEqual(['-fuelleak', 'damagedengine', 'weaponsfailure', '-hullbreach']);
  });

  test('two leak each, in the order that the player likes', () => {
    const game = suffers({ crits: 1 }, ['damagedengine', 'hullbreach', 'directhit'], {
      pilot: 'kashyyykdefender',
      damage: ['fuelleak', 'fuelleak'],
    });
    expect(game.asked('p1')).toBe('orderAbilities');
    game.choose('p1', game.offers('p1')[1]!);
    expect(game.damage('A1')).toEqual(['-fuelleak', '-fuelleak', 'damagedengine', '-hullbreach', '-directhit']);
  });

  test('a crit from its own leak does not set it off again', () => {
    const game = suffers({ crits: 1 }, ['damagedengine', 'weaponsfailure', 'directhit'], {
      pilot: 'kashyyykdefender',
      damage: ['fuelleak', 'hullbreach'],
    });
    expect(game.damage('A1')).toEqual(['-fuelleak', 'hullbreach', 'damagedengine', 'weaponsfailure']);
  });

  test('a leak that comes with such a crit stays for the next', () => {
    const game = suffers({ crits: 1 }, ['damagedengine', 'fuelleak', 'directhit'], {
      pilot: 'kashyyykdefender',
      damage: ['fuelleak', 'hullbreach'],
    });
    expect(game.damage('A1')).toEqual(['-fuelleak', 'hullbreach', 'damagedengine', 'fuelleak']);
  });

  test('can be repaired by an action', () => expect(repairs('fuelleak')).toEqual(['-fuelleak']));
});
