import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import type { Placed } from '../../../support/scenario';

const starts = (card: string, y: number, ship: Partial<Placed> = {}, phase: 'engagement' | 'system' = 'engagement') =>
  inStory(card, {
    phase,
    p1: [{ pilot: 'guri', at: [457, 300], ...ship }],
    p2: [{ pilot: 'academypilot', at: [457, y] }],
  });

describe('Guri', () => {
  test('a focus token with an enemy at range 0-1', () => {
    expect(starts('pilot:guri', 420).use().game.tokens('A1')).toEqual({ focus: 1 });
  });
  test('not at range 2', () => {
    expect(starts('pilot:guri', 520).offered()).toEqual([]);
  });
});

describe('Prince Xizor', () => {
  const shot = (at: readonly [number, number], rolls = 'hit crit blank / blank blank blank') =>
    inDuel('pilot:princexizor', {
      on: 'defender',
      enemies: [{ pilot: 'guri', at, heading: 180 }],
      rolls,
    }).attack();
  test('a friend beside him in the attack arc suffers a crit in his place', () => {
    const told = shot([520, 500]);
    expect(told.offered()).toHaveLength(2);
    const { game } = told.use(told.offered().find(key => key.includes('crit'))!);
    expect(game.about('B2', 'damageSuffered')).toMatchObject({ damage: 'crit' });
    expect(game.last('diceCanceled')!.faces).toEqual(['crit']);
    expect(told.offered()).toEqual([]);
  });
  test('only what is there, and nobody at range 2 or outside the arc', () => {
    expect(shot([520, 500], 'hit hit blank / blank blank blank').offered()).toHaveLength(1);
    expect(shot([680, 560]).offered()).toEqual([]);
    expect(
      inDuel('pilot:princexizor', {
        on: 'defender',
        range: 1,
        enemies: [{ pilot: 'guri', at: [580, 400] }],
        rolls: 'hit hit hit / blank blank blank',
      })
        .attack()
        .offered(),
    ).toEqual([]);
  });
});

describe('Dalan Oberos (StarViper)', () => {
  const card = 'pilot:dalanoberos-starviperclassattackplatform';
  const flies = (at: readonly [number, number]) =>
    inStory(card, {
      phase: 'activation',
      p1: [{ pilot: 'guri', at: [457, 200], dial: '2FB' }],
      p2: [{ pilot: 'soontirfel', at, dial: '2FB', heading: 90 }],
    });
  test('a stress token for a quarter turn', () => {
    const told = flies([100, 860]);
    expect(told.offered().map(key => key.split(':').at(-1))).toEqual(['left', 'right']);
    const { game } = told.use('right');
    expect([game.ship('A1').pose.heading, game.tokens('A1').stress]).toEqual([90, 1]);
  });
  test('not after a maneuver only partially executed', () => {
    expect(flies([457, 330]).offered()).toEqual([]);
  });
});

describe('Prince Xizor (Armed and Dangerous)', () => {
  const shot = (strain: number, stress: number) =>
    inDuel('pilot:princexizor-armedanddangerous', {
      attacker: { tokens: { stress } },
      defender: { tokens: { strain } },
      rolls: 'blank blank blank / blank',
    })
      .until('chooseAttack')
      .attack();
  test('an attack on a strained ship removes a stress token', () => {
    expect(shot(1, 2).use().game.tokens('A1').stress).toBe(1);
  });
  test('not on others, nor without stress', () => {
    expect(shot(0, 2).offered()).toEqual([]);
    expect(shot(1, 0).offered()).toEqual([]);
  });
});

describe('Thweek (Legends and Relics)', () => {
  const card = 'pilot:thweek-legendsandrelics';
  test('a tractor token in the System Phase', () => {
    expect(starts(card, 800, {}, 'system').use().game.tokens('A1')).toEqual({ tractor: 1 });
  });
  test('a deplete token removes one', () => {
    expect(
      starts(card, 800, { tokens: { tractor: 1 } })
        .use()
        .game.tokens('A1'),
    ).toEqual({ deplete: 1 });
    expect(starts(card, 800).offered()).toEqual([]);
  });
});
