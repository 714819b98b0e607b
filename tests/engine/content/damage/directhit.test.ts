import { describe, expect, test } from 'vitest';
import { repairs, suffers } from '../../../support/hurt';

describe('Direct Hit', () => {
  test('is a further hit and is repaired', () => {
    const game = suffers({ crits: 1 }, ['directhit', 'hullbreach']);
    expect(game.damage('A1')).toEqual(['-directhit', '-hullbreach']);
    expect(game.events('damageSuffered').map(({ damage }) => damage)).toEqual(['hit', 'crit']);
  });

  test('not when dealt facedown', () => {
    expect(suffers({ hits: 1 }, ['directhit', 'hullbreach']).damage('A1')).toEqual(['-directhit']);
  });

  test('a shield cannot stop its hit where there is none left, but a crit on a shield reads no card', () => {
    const game = suffers({ crits: 1 }, ['directhit'], { shields: 1 });
    expect(game.ship('A1')).toMatchObject({ shields: 0, damage: [] });
  });

  test('takes the last point of hull, and the last but one', () => {
    const dying = suffers({ crits: 1 }, ['directhit', 'hullbreach'], { damage: ['-fuelleak', '-fuelleak'] });
    expect(dying.happened()).toContain('shipDestroyed');
    const dead = suffers({ crits: 1 }, ['directhit', 'hullbreach'], {
      damage: ['-fuelleak', '-fuelleak', '-fuelleak'],
    });
    expect(dead.events('shipDestroyed')).toHaveLength(1);
    expect(dead.damage('A1'), 'the excess card is dealt').toHaveLength(5);
    const alive = suffers({ crits: 1 }, ['directhit', 'hullbreach'], { damage: ['-fuelleak'] });
    expect(alive.happened()).not.toContain('shipDestroyed');
  });

  test('two in a row', () => {
    expect(suffers({ crits: 2 }, ['directhit', 'fuelleak', 'directhit', 'fuelleak']).damage('A1')).toEqual([
      '-directhit',
      '-fuelleak',
      '-directhit',
      '-fuelleak',
    ]);
  });

  test('has no action', () => expect(repairs('directhit')).toBe('no such action'));
});
