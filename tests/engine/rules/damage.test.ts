import { describe, expect, test } from 'vitest';
import { at } from '../../../src/engine/core/ability';
import type { Effect } from '../../../src/engine/core/effect';
import { attack } from '../../support/duel';
import { type Placed, type Story, scenario } from '../../support/scenario';

/** Something happens to B1, a TIE Advanced x1 with 3 hull and 2 shields; nothing else is played. */
const befalls = (first: readonly Effect[], b1: Partial<Placed> = {}, rest: Partial<Story> = {}) =>
  scenario({
    alone: true,
    first,
    p1: [{ pilot: 'wedgeantilles', at: [457, 100] }],
    p2: [{ pilot: 'tempestsquadronpilot', at: [457, 800], ...b1 }],
    ...rest,
  });
const suffer = (hits: number, crits: number): Effect => ({ do: 'sufferDamage', ship: 'ship:B1', hits, crits });
const deal = (faceup: boolean): Effect => ({ do: 'dealDamage', ship: 'ship:B1', faceup });

describe('suffering damage', () => {
  test('shields go first, whatever the damage', () => {
    const game = befalls([suffer(1, 1)]);
    expect(game.ship('B1')).toMatchObject({ shields: 0, damage: [] });
    expect(game.events('shieldLost').map(({ left }) => left)).toEqual([1, 0]);
  });

  test('then a hit is a facedown card, a crit a faceup one', () => {
    const game = befalls([suffer(1, 1)], { shields: 0 }, { deck: { p2: ['hullbreach', 'damagedengine'] } });
    expect(game.damage('B1')).toEqual(['-hullbreach', 'damagedengine']);
    expect(game.events('damageDealt').map(({ card }) => card)).toEqual([null, 'damage:damagedengine']);
  });

  test('one at a time, hits before crits: the last shield takes the hit', () => {
    const game = befalls([suffer(1, 1)], { shields: 1 }, { deck: { p2: ['damagedengine'] } });
    expect(game.damage('B1')).toEqual(['damagedengine']);
    expect(game.events('damageSuffered').map(({ damage }) => damage)).toEqual(['hit', 'crit']);
  });

  test('comes from the results of an attack, hits first', () => {
    const game = attack({
      defender: { pilot: 'tempestsquadronpilot', shields: 1 },
      dice: ['crit', 'hit', 'blank', 'blank', 'blank', 'blank'],
      deck: { p2: ['weaponsfailure'] },
    });
    expect(game.damage('B1')).toEqual(['weaponsfailure']);
  });

  test('a faceup card is read as it is dealt, before the next damage', () => {
    const game = befalls([suffer(0, 2)], { shields: 0 }, { deck: { p2: ['panickedpilot', 'damagedengine'] } });
    expect(game.happened()).toEqual([
      'damageDealt',
      'scored',
      'tokenGained',
      'tokenGained',
      'damageRepaired',
      'damageSuffered',
      'damageDealt',
      'damageSuffered',
    ]);
  });

  test('each player has a deck of their own', () => {
    const game = befalls([suffer(0, 1)], { shields: 0 }, { deck: { p1: ['hullbreach'], p2: ['structuraldamage'] } });
    expect(game.damage('B1')).toEqual(['structuraldamage']);
    expect(game.state.decks.p1.draw).toHaveLength(33);
    expect(game.state.decks.p2.draw).toHaveLength(32);
  });
});

describe('being dealt a card', () => {
  test('is not suffering damage: shields do not help', () => {
    const game = befalls([deal(false)]);
    expect(game.ship('B1')).toMatchObject({ shields: 2, damage: [{ faceup: false }] });
    expect(game.happened()).not.toContain('damageSuffered');
  });

  test('faceup, its text is read', () => {
    expect(befalls([deal(true)], {}, { deck: { p2: ['panickedpilot'] } }).tokens('B1')).toEqual({ stress: 2 });
  });
});

describe('destruction', () => {
  test('comes with as many cards as hull', () => {
    expect(befalls([suffer(2, 0)], { shields: 0 }).ship('B1').destroyed).toBe(false);
    expect(befalls([suffer(3, 0)], { shields: 0 }).happened()).toContain('shipDestroyed');
  });

  test('faceup and facedown cards count alike', () => {
    const game = befalls([deal(true)], { damage: ['-fuelleak', 'weaponsfailure'] }, { deck: { p2: ['hullbreach'] } });
    expect(game.happened()).toContain('shipDestroyed');
  });

  test('excess cards are dealt all the same, and it happens once', () => {
    const game = attack({
      defender: { damage: ['-fuelleak', '-fuelleak'] },
      dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
      enemies: [{ pilot: 'academypilot', at: [800, 800] }],
    });
    expect(game.damage('B1')).toHaveLength(5);
    expect(game.events('shipDestroyed')).toHaveLength(1);
    expect(game.events('scored').filter(({ reason }) => reason.kind === 'destroyed')).toHaveLength(1);
  });

  test('stays, whatever is repaired before the ship leaves', () => {
    const game = attack({
      defender: { pilot: 'darthvader', shields: 0, damage: ['-fuelleak', '-fuelleak'] },
      dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
      abilities: {
        'pilot:darthvader': [
          at('after:destroyed', {
            must: ({ self }) => [{ do: 'repairFacedown', ship: self.id }],
          }),
        ],
      },
    });
    expect(game.damage('B1')).toHaveLength(2);
    expect(game.ship('B1').destroyed).toBe(true);
    expect(game.choose('p2', 'pass').ship('B1').where).toBe('removed');
  });
});

describe('repairing', () => {
  const three = { damage: ['-fuelleak', '-hullbreach', '-directhit', 'damagedengine'] } as const;
  const repair: Effect = { do: 'repairFacedown', ship: 'ship:B1' };

  test.each([
    ['hit', ['-hullbreach', '-directhit', 'damagedengine']],
    ['focus', ['-fuelleak', '-directhit', 'damagedengine']],
    ['blank', ['-fuelleak', '-hullbreach', 'damagedengine']],
  ] as const)('a facedown card is discarded, and chance picks it (%s)', (roll, left) => {
    const game = befalls([repair], { pilot: 'patrolleader', ...three }, { dice: [roll] });
    expect(game.damage('B1')).toEqual(left);
    expect(game.state.decks.p2.discard).toHaveLength(1);
    expect(game.last('damageRepaired')).toMatchObject({ card: null, wasFaceup: false });
  });

  test('the only facedown card needs no chance', () => {
    const game = befalls([repair], { damage: ['-fuelleak', 'damagedengine'] }, { dice: ['blank'] });
    expect(game.damage('B1')).toEqual(['damagedengine']);
    expect(game.state.rng).toMatchObject({ rolls: [0.9] });
  });

  test('a faceup card is turned facedown and stays', () => {
    const start = befalls([], { damage: ['damagedengine'] });
    const { id } = start.ship('B1').damage[0]!;
    const game = befalls([{ do: 'repairDamage', ship: 'ship:B1', id }], { damage: ['damagedengine'] });
    expect(game.damage('B1')).toEqual(['-damagedengine']);
    expect(game.last('damageRepaired')).toMatchObject({ card: 'damage:damagedengine', wasFaceup: true });
    expect(game.state.decks.p2.discard).toEqual([]);
  });

  test('without a facedown card nothing happens', () => {
    expect(befalls([repair], { damage: ['damagedengine'] }).happened()).toEqual([]);
  });
});

describe('exposing', () => {
  const expose: Effect = { do: 'exposeDamage', ship: 'ship:B1', id: null };

  test('turns a facedown card faceup, chance picking it, and reads it', () => {
    const damage = ['-damagedengine', '-panickedpilot'];
    const game = befalls([expose], { damage }, { dice: ['blank'] });
    expect(game.tokens('B1')).toEqual({ stress: 2 });
    expect(game.events('damageExposed')).toMatchObject([{ card: 'damage:panickedpilot' }]);
    expect(befalls([expose], { damage }, { dice: ['hit'] }).damage('B1')).toEqual(['damagedengine', '-panickedpilot']);
  });

  test('is neither being dealt a card nor suffering damage', () => {
    const game = befalls([expose], { damage: ['-fuelleak', 'weaponsfailure'] });
    expect(game.happened()).toEqual(['damageExposed']);
  });

  test('needs a facedown card', () => {
    expect(befalls([expose], { damage: ['damagedengine'] }).happened()).toEqual([]);
  });
});
