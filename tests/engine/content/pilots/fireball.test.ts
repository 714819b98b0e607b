import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';
import { flying } from '../../../support/flying';
import type { Placed } from '../../../support/scenario';

describe('Jarek Yeager', () => {
  const flown = (dial: string, damage: readonly string[], stress = 1) => {
    const told = flying('pilot:jarekyeager', { pilot: 'jarekyeager', dial: dial as never, damage, tokens: { stress } });
    return told.until().game.about('A1', 'maneuverExecuted')!.maneuver;
  };
  test('damaged, a red straight even with two stress tokens', () => {
    expect(flown('4FR', ['-fuelleak'])).toBe('4FR');
    expect(flown('4FR', ['-fuelleak'], 2)).toBe('4FR');
  });
  test('critically damaged, a red Tallon roll as well', () => {
    expect(flown('3RR', ['panickedpilot'])).toBe('3RR');
    expect(flown('3RR', ['-panickedpilot'])).toBe('2FW');
  });
  test('not unharmed, nor with three', () => {
    expect(flown('4FR', [])).toBe('2FW');
    expect(flown('4FR', ['panickedpilot'], 3)).toBe('2FW');
  });
});

describe('Kazuda Xiono', () => {
  const hurt = (count: number) => ({ damage: Array.from({ length: count }, () => '-fuelleak') });
  const attacks = (pilot: string, own: Partial<Placed>, weapon = 'primary:0') =>
    inDuel('pilot:kazudaxiono', {
      attacker: { upgrades: ['protontorpedoes'], locks: ['B1'], ...own },
      defender: { pilot },
    }).attack(`target:ship:B1:${weapon}`);
  test('one more attack die against a higher initiative than he has damage cards', () => {
    expect(rolled(attacks('blacksquadronace', hurt(2)).use().until().game, 'attack')).toBe(3);
    expect(rolled(attacks('blacksquadronace', hurt(2)).leave().until().game, 'attack')).toBe(2);
  });
  test('not against an equal one, nor with torpedoes', () => {
    expect(attacks('academypilot', hurt(1)).offered()).toEqual([]);
    expect(attacks('blacksquadronace', hurt(2), 'upgrade:protontorpedoes').offered()).toEqual([]);
  });
  const defends = (damage: number) =>
    inDuel('pilot:kazudaxiono', {
      on: 'defender',
      attacker: { pilot: 'redsquadronveteran' },
      defender: { ...hurt(damage), tokens: { disarm: 1 } },
    });
  test('the same defending, against any attack', () => {
    expect(rolled(defends(2).attack().use().until().game, 'defense')).toBe(3);
    expect(defends(3).attack().offered()).toEqual([]);
  });
  test('a remote is a ship to him as he attacks it, with an initiative of its own', () => {
    const remote = (is: string) => {
      const told = inStory('pilot:kazudaxiono', {
        phase: 'engagement',
        p1: [{ pilot: 'kazudaxiono', at: [457, 300], ...hurt(1) }],
        p2: [{ pilot: 'academypilot', at: [60, 860] }],
        devices: [{ is, at: [457, 450], owner: 'p2' }],
      });
      told.game.choose('p1', 'target:token:1:primary:0');
      return told.offered();
    };
    expect([remote('imperialsupercommandos').length, remote('drk1probedroid').length]).toEqual([1, 0]);
  });
});

describe('R1-J5', () => {
  const DAMAGE = ['-stunnedpilot', '-fuelleak', '-fuelleak'];
  const slams = (damage: readonly string[]) => {
    const told = flying('pilot:r1j5', { pilot: 'r1j5', dial: '1FB', damage }).until('chooseAction');
    told.game.choose('p1', 'action:slam:white', 'maneuver:1FB');
    // What its ship lets it do, which exposes a damage card.
    told.game.passUntil('mayUse').choose('p1', 'use:shipAbility:explosionwithwings');
    return told;
  };
  test('looks at the facedown damage cards and picks which is exposed', () => {
    const { game } = slams(DAMAGE).use();
    expect([game.asked('p1'), game.offers('p1')]).toEqual([
      'chooseDamage',
      expect.arrayContaining(['damage:stunnedpilot', 'damage:fuelleak']),
    ]);
    expect(game.offers('p1')).toHaveLength(2);
    game.choose('p1', 'damage:stunnedpilot');
    expect(game.damage('A1')).toEqual(['stunnedpilot', '-fuelleak', '-fuelleak']);
  });
  test('leaves it to chance if it likes', () => {
    const { game } = slams(DAMAGE).leave();
    expect(game.events('damageExposed')).toHaveLength(1);
  });
  test('has nothing to pick from with a single one, nor when somebody turns one over by hand', () => {
    expect(slams(['-stunnedpilot']).game.damage('A1')).toEqual(['stunnedpilot']);
    const told = flying('pilot:r1j5', { pilot: 'r1j5', dial: '1FB', damage: DAMAGE });
    told.game.referee('p1', { kind: 'flipDamage', ship: 'ship:A1', card: 1 });
    expect(told.game.damage('A1')).toEqual(['-stunnedpilot', 'fuelleak', '-fuelleak']);
  });
});
