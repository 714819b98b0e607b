import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import { type AttackRange, rolled } from '../../../../support/duel';
import type { Placed } from '../../../../support/scenario';

describe('Ezra Bridger (Gauntlet)', () => {
  const shot = (stress: number) =>
    inDuel('pilot:ezrabridger-gauntletfighter', {
      attacker: { tokens: { stress } },
      rolls: 'focus focus blank / blank blank blank',
    }).attack();
  test('stressed, a Force makes two focus results hits', () => {
    const { game } = shot(1).use();
    expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit', 'blank']);
    expect(game.ship('A1').force).toBe(0);
  });
  test('not unstressed', () => expect(shot(0).offered()).toEqual([]));
});

describe('Bo-Katan Kryze (Armed and Dangerous)', () => {
  const shot = (range: AttackRange) =>
    inDuel('pilot:bokatankryze-armedanddangerous', { range, rolls: 'blank hit hit hit / blank blank blank' }).attack();
  test('at range 1 one attack die is rerolled', () => {
    const { game } = shot(1).use();
    game.pick('p1', ['die:0']);
    expect(game.last('diceRerolled')!.dice).toEqual([0]);
  });
  test('not at range 2', () => expect(shot(2).offered()).toEqual([]));
});

describe('Rook Kast', () => {
  const engaged = (strain: number) =>
    inDuel('pilot:rookkast', { attacker: { tokens: { strain } }, rolls: 'blank focus hit / blank blank blank' });
  test('strained before he engages, he makes a blank a hit', () => {
    const told = engaged(0).use();
    expect(told.game.tokens('A1').strain).toBe(1);
    told.attack().use();
    told.game.pick('p1', ['die:0']);
    expect(told.game.last('diceChanged')!.after).toEqual(['hit', 'focus', 'hit']);
  });
  test('not unstrained, nor with a special weapon', () => {
    expect(engaged(0).leave().attack().offered()).toEqual([]);
    const missiles = inDuel('pilot:rookkast', {
      attacker: { tokens: { strain: 1 }, upgrades: ['autoblasters'] },
      rolls: 'blank focus hit / blank blank blank',
    }).leave();
    expect(missiles.attack('target:ship:B1:upgrade:autoblasters').offered()).toEqual([]);
  });
});

describe('Pre Vizsla', () => {
  const shot = (pilot: string, charges = 2) =>
    inDuel('pilot:previzsla', { attacker: { charges }, defender: { pilot, heading: 0 } }).attack();
  test('two charges for a die more against as high an initiative', () => {
    const { game } = shot('cassianandor').use();
    expect(game.events('chargeSpent')).toHaveLength(2);
    expect(rolled(game, 'attack')).toBe(4);
  });
  test('not against a lower one, nor with one charge', () => {
    expect(shot('hefftobber').offered()).toEqual([]);
    expect(shot('soontirfel').offered()).toHaveLength(1);
    expect(shot('soontirfel', 1).offered()).toEqual([]);
  });
});

describe('Bo-Katan Kryze (Separatists)', () => {
  const told = (tokens: Placed['tokens'], at: readonly [number, number] = [420, 200]) =>
    inStory('pilot:bokatankryze-separatistalliance', {
      phase: 'activation',
      p1: [
        { pilot: 'bokatankryze-separatistalliance', at: [300, 200], dial: '2FB' },
        { pilot: 'bluesquadronescort', at, dial: '2FB', tokens: tokens! },
      ],
      p2: [{ pilot: 'soontirfel', at: [860, 860], dial: '2FB', locks: ['A2'] }],
    });
  test('a charge, and a friend is strained to be rid of an ion token before it reveals its dial', () => {
    const { game } = told({ ion: 1, stress: 1 }).use('ion:ship:A2');
    expect(game.events('tokenRemoved')[0]).toMatchObject({ ship: 'ship:A2', token: 'ion' });
    expect(game.events('tokenGained')[0]).toMatchObject({ ship: 'ship:A2', token: 'strain' });
    expect(game.ship('A1').charges).toBe(0);
  });
  test('a lock on it is a red token, too', () => {
    expect(told({}).use('lock:ship:B1:ship:A2').game.ship('B1').locks).toEqual([]);
  });
  test('never stress, and not beyond range 2', () => {
    expect(
      told({ stress: 1, deplete: 1 })
        .offered()
        .some(key => key.includes('stress')),
    ).toBe(false);
    expect(told({ stress: 1, deplete: 1 }).offered()).toHaveLength(2);
    expect(told({ ion: 1 }, [620, 200]).offered()).toEqual([]);
  });
});

describe('Ursa Wren (Legends and Relics)', () => {
  const locked = (target: string, near: readonly [number, number]) => {
    const told = inStory('pilot:ursawren-legendsandrelics', {
      phase: 'activation',
      p1: [{ pilot: 'ursawren-legendsandrelics', at: [300, 100], dial: '2FB' }],
      p2: [
        { pilot: 'soontirfel', at: [300, 480] },
        { pilot: 'academypilot', at: near },
      ],
      rocks: [{ is: 'coreasteroid0', at: [460, 300] }],
    });
    told.game.passUntil('chooseAction').choose('p1', 'action:lock:white', target);
    return told;
  };
  test('with no enemy close, a lock on one brings a reinforce token, either side', () => {
    const told = locked('ship:B1', [860, 860]);
    expect(told.offered()).toHaveLength(2);
    expect(told.use('reinforceAft').game.tokens('A1')).toEqual({ reinforceAft: 1 });
  });
  test('not with an enemy at range 1, nor for a lock on a rock', () => {
    expect(locked('ship:B1', [420, 240]).offered()).toEqual([]);
    expect(locked('rock:1', [860, 860]).offered()).toEqual([]);
  });
});
