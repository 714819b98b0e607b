import { describe, expect, test } from 'vitest';
import { repairs, suffers } from '../../../support/hurt';

describe('Hull Breach', () => {
  test('hits are suffered as crits', () => {
    const game = suffers({ hits: 2 }, ['damagedengine', 'weaponsfailure'], { damage: ['hullbreach'] });
    expect(game.damage('A1')).toEqual(['hullbreach', 'damagedengine', 'weaponsfailure']);
    expect(game.events('damageSuffered').map(({ damage }) => damage)).toEqual(['crit', 'crit']);
  });

  test('crits stay crits', () => {
    const game = suffers({ hits: 1, crits: 1 }, ['damagedengine', 'weaponsfailure'], { damage: ['hullbreach'] });
    expect(game.damage('A1')).toEqual(['hullbreach', 'damagedengine', 'weaponsfailure']);
  });

  test('not while facedown', () => {
    expect(suffers({ hits: 1 }, ['damagedengine'], { damage: ['-hullbreach'] }).damage('A1')).toEqual([
      '-hullbreach',
      '-damagedengine',
    ]);
  });

  test('changes what a Direct Hit adds', () => {
    const game = suffers({ crits: 1 }, ['directhit', 'damagedengine'], { damage: ['hullbreach'] });
    expect(game.damage('A1')).toEqual(['hullbreach', '-directhit', 'damagedengine']);
  });

  test('does not change hits of the damage that brought it', () => {
    expect(suffers({ hits: 1, crits: 1 }, ['damagedengine', 'hullbreach']).damage('A1')).toEqual([
      '-damagedengine',
      'hullbreach',
    ]);
  });

  test('two are no more than one', () => {
    const game = suffers({ hits: 1 }, ['damagedengine'], { damage: ['hullbreach', 'hullbreach'] });
    expect(game.damage('A1')).toEqual(['hullbreach', 'hullbreach', 'damagedengine']);
  });

  test('a card that is dealt facedown is not suffered', () => {
    const game = suffers(
      {},
      ['damagedengine'],
      { damage: ['hullbreach'] },
      {
        first: [{ do: 'dealDamage', ship: 'ship:A1', faceup: false }],
      },
    );
    expect(game.damage('A1')).toEqual(['hullbreach', '-damagedengine']);
  });

  test('can be repaired by an action', () => expect(repairs('hullbreach')).toEqual(['-hullbreach']));
});
