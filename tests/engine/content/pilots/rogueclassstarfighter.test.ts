import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { atSetup, conditionsOf } from '../../../support/conditions';
import { rolled } from '../../../support/duel';
import type { Placed } from '../../../support/scenario';

const p2 = [{ pilot: 'academypilot', at: [400, 800] }] as const;
const guard = { pilot: 'magnaguardprotector', at: [200, 100] } as const;

test('MagnaGuard Protector: after setup a friend is guarded', () => {
  const game = atSetup('after', { p1: [guard, { pilot: 'skakoanace', at: [400, 100] }], p2 });
  expect(conditionsOf(game, 'A2')).toEqual(['guarded']);
});

test('MagnaGuard Protector: never itself', () => {
  expect(atSetup('after', { p1: [guard], p2 }).events('conditionAssigned')).toEqual([]);
});

describe.each(['pilot:cadbane', 'pilot:cadbane-armedanddangerous'])('%s', card => {
  const shot = (charges: number, face = 'hit') =>
    inDuel(card, {
      attacker: { charges, tokens: { stress: 1, ion: 1, focus: 1 } },
      rolls: `${face} blank blank / blank blank blank`,
    }).attack();
  test('two charges hand a red token to who was hit', () => {
    const { game } = shot(2).use('stress');
    expect([game.ship('A1').charges, game.tokens('A1').stress ?? 0, game.tokens('B1').stress]).toEqual([0, 0, 1]);
  });
  test('not with one charge, not after a miss, and nothing green', () => {
    expect(shot(1).offered()).toEqual([]);
    expect(shot(2, 'blank').offered()).toEqual([]);
    expect(
      shot(2)
        .offered()
        .filter(key => key.endsWith('focus')),
    ).toEqual([]);
  });
});

describe('Cad Bane (Separatists)', () => {
  const falls = (at: readonly [number, number], charges = 1) =>
    inDuel('pilot:cadbane-separatistalliance', {
      on: 'wingman',
      third: { at, charges, tokens: { stress: 1 } },
      defender: { damage: ['-directhit', '-directhit'] },
      enemies: [{ pilot: 'academypilot', at: [300, 500] }],
      rolls: 'hit hit hit / blank blank blank',
    }).attack();
  test('a ship destroyed near is an action for a charge, even while stressed', () => {
    const { game } = falls([557, 400]).use('action:focus:white');
    expect([game.ship('A2').charges, game.tokens('A2').focus]).toEqual([0, 1]);
  });
  test('not far away, nor without the charge', () => {
    expect(falls([60, 60]).offered()).toEqual([]);
    expect(falls([557, 400], 0).offered()).toEqual([]);
  });
});

describe('Viktor Hel (Rogue)', () => {
  const shot = (range: 2 | 3, defender: Partial<Placed> = {}) =>
    inDuel('pilot:viktorhel-rogueclassstarfighter', {
      on: 'defender',
      range,
      defender,
      rolls: 'blank blank blank / blank blank blank blank',
    })
      .attack()
      .until('chooseAttack').game;
  const agility = rolled(shot(2), 'defense');
  test('whoever attacks is stressed, unless he rolled exactly two dice', () => {
    expect(agility).toBe(2);
    expect(shot(2).tokens('A1')).toEqual({});
    expect(shot(3).tokens('A1')).toEqual({ stress: 1 });
    expect(shot(2, { tokens: { strain: 1 } }).tokens('A1')).toEqual({ stress: 1 });
  });
});

describe('Nom Lumb (Rogue)', () => {
  const meets = (at: readonly [number, number]) =>
    inStory('pilot:nomlumb-rogueclassstarfighter', {
      phase: 'engagement',
      p1: [{ pilot: 'cadbane', at: [457, 300] }],
      p2: [{ pilot: 'soontirfel', at }],
    });
  const firstToEngage = (told: ReturnType<typeof meets>) => told.until('chooseAttack').game.state.pending[0]!.player;
  test('takes the initiative of an enemy ahead, and engages with it', () => {
    expect(firstToEngage(meets([457, 500]).use('ship:B1'))).toBe('p1');
    expect(firstToEngage(meets([457, 500]).leave())).toBe('p2');
  });
  test('not of one behind', () => {
    expect(meets([457, 100]).offered()).toEqual([]);
  });
});

describe('Durge', () => {
  const shot = (shields: number, rolls = 'hit hit hit / blank blank') =>
    inDuel('pilot:durge', { on: 'defender', defender: { shields }, rolls }).attack();
  test('more than the shields can take: a hit turns critical and another goes', () => {
    const { game } = shot(2).use();
    expect(game.last('diceCanceled')!.after).toEqual(['crit', 'hit']);
  });
  test('not with shields for all, nor with a single hit', () => {
    expect(shot(3).offered()).toEqual([]);
    expect(shot(0, 'hit crit blank / blank blank').offered()).toEqual([]);
  });
});

describe('IG-101', () => {
  const wakes = (damage: string) =>
    inStory('pilot:ig101', {
      phase: 'system',
      p1: [{ pilot: 'ig101', at: [457, 300], damage: [damage] }],
      p2: [{ pilot: 'academypilot', at: [100, 860] }],
    });
  test('repairs a faceup card', () => {
    expect(wakes('weaponsfailure').use().game.damage('A1')).toEqual(['-weaponsfailure']);
  });
  test('none that is facedown', () => {
    expect(wakes('-weaponsfailure').offered()).toEqual([]);
  });
});

describe('IG-102', () => {
  const shot = (pilot: string) => {
    const told = inDuel('pilot:ig102', {
      on: 'defender',
      attacker: { pilot },
      rolls: 'hit hit hit / blank blank',
    }).until('chooseAttack');
    // Of more initiative than the attacker, it is asked first.
    if (told.game.state.pending[0]!.player === 'p2') told.game.choose('p2', 'pass');
    return told.until('chooseAttack').attack();
  };
  test('against as much initiative a blank is a focus', () => {
    expect(shot('plainace').use().game.last('diceChanged')!.after).toEqual(['focus', 'blank']);
  });
  test('not against less', () => {
    expect(shot('bluesquadronescort').offered()).toEqual([]);
  });
});

describe('IG-111', () => {
  const shot = (at: readonly [number, number], face = 'blank') =>
    inDuel('pilot:ig111', { defender: { at }, rolls: `${face} blank blank / blank blank blank` })
      .until('chooseAttack')
      .attack();
  test('a miss, a deplete token, and a hit on who is in the bullseye', () => {
    const { game } = shot([457, 500]).use('ship:B1');
    expect(game.about('B1', 'damageSuffered')).toBeDefined();
    expect(game.tokens('A1').deplete).toBe(1);
  });
  test('not after a hit, nor beside the bullseye', () => {
    expect(shot([457, 500], 'hit').offered()).toEqual([]);
    expect(shot([530, 500]).offered()).toEqual([]);
  });
});
