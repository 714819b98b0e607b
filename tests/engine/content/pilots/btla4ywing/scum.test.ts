import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import type { Placed } from '../../../../support/scenario';

type At = readonly [number, number];
const FRONT = 'target:ship:B1:primary:0';
const TURRET = 'target:ship:B1:upgrade:dorsalturret';

describe('Kavil', () => {
  const dice = (weapon: string) =>
    rolled(
      inDuel('pilot:kavil', { attacker: { upgrades: ['dorsalturret'], turret: 'front' }, range: 2 })
        .attack(weapon)
        .until().game,
      'attack',
    );
  test('one more die with a turret, also one that points ahead', () => expect(dice(TURRET)).toBe(3));
  test('not in a front arc attack', () => expect(dice(FRONT)).toBe(2));
});

describe('Drea Renthal', () => {
  const shot = (pilot: string, third: Partial<Placed>) =>
    inDuel('pilot:drearenthal', {
      on: 'wingman',
      attacker: { pilot },
      // She has the higher initiative, and lets the others shoot.
      third: { tokens: { disarm: 1 }, ...third },
      rolls: 'blank blank blank / blank blank blank',
    }).attack();
  test('a friend that is not limited rerolls a die against who is in her firing arc', () => {
    const told = shot('hiredgun', { at: [520, 300] }).use();
    expect(told.game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 1 });
  });
  test('a turret arc is one of hers, too', () => {
    const beside = { at: [600, 520] as const, upgrades: ['dorsalturret'] };
    expect(shot('hiredgun', { ...beside, turret: 'left' }).offered()).toHaveLength(1);
    expect(shot('hiredgun', { ...beside, turret: 'right' }).offered()).toEqual([]);
  });
  test('not a limited one', () => expect(shot('kavil', { at: [520, 300] }).offered()).toEqual([]));
});

describe('Leema Kai', () => {
  const told = (enemies: readonly (readonly [At, number])[]) =>
    inStory('pilot:leemakai', {
      phase: 'engagement',
      p1: [{ pilot: 'leemakai', at: [457, 300] }],
      p2: enemies.map(([at, heading]) => ({ pilot: 'academypilot', at, heading })),
    });
  test('in nobody’s front arc, a lock on an enemy ahead of her midway line', () => {
    expect(
      told([[[620, 320], 90]])
        .use('ship:B1')
        .game.ship('A1').locks,
    ).toEqual(['ship:B1']);
  });
  test('not on one behind that line, nor beyond range 3', () => {
    expect(told([[[620, 200], 90]]).offered()).toEqual([]);
    expect(told([[[457, 760], 0]]).offered()).toEqual([]);
  });
  test('not while any enemy has her in its front arc', () => {
    expect(
      told([
        [[620, 320], 90],
        [[457, 100], 0],
      ]).offered(),
    ).toEqual([]);
  });
});

describe('Arliz Hadrassian', () => {
  const hurt = { damage: ['-fuelleak'], upgrades: ['dorsalturret'], turret: 'front' } as const;
  const attacks = (attacker: Partial<Placed>, weapon = FRONT) =>
    inDuel('pilot:arlizhadrassian', { attacker, rolls: 'focus focus blank / blank blank blank' }).attack(weapon);
  test('damaged, a focus becomes a crit before dice are modified', () => {
    const { game } = attacks({ ...hurt, tokens: { focus: 1 } }).use();
    expect(game.last('diceChanged')!.after).toEqual(['crit', 'focus']);
    expect(game.passUntil('modifyDice').offers('p1')).toContain('mod:focus');
  });
  test('not unharmed, nor with a turret', () => {
    expect(attacks({ ...hurt, damage: [] }).offered()).toEqual([]);
    expect(attacks(hurt, TURRET).offered()).toEqual([]);
  });
  const defends = (damage: readonly string[]) =>
    inDuel('pilot:arlizhadrassian', { on: 'defender', defender: { damage }, rolls: 'hit hit hit / focus' })
      .attack()
      .game.passUntil('chooseAttack')
      .events('diceChanged');
  test('damaged and defending, a focus must become a blank', () => {
    expect(defends(['-fuelleak'])).toMatchObject([{ kind: 'defense', after: ['blank'] }]);
    expect(defends([])).toEqual([]);
  });
  test('so it must before the step in which a focus token could turn it', () => {
    const defender = { damage: ['-fuelleak'], tokens: { focus: 1 } } as const;
    const { game } = inDuel('pilot:arlizhadrassian', {
      on: 'defender',
      defender,
      rolls: 'hit hit hit / focus',
    }).attack();
    for (let i = 0; i < 20 && game.state.pending[0]?.player !== 'p2'; i++) game.choose('p1', 'pass');
    expect(game.last('diceChanged')?.after).toEqual(['blank']);
    expect(game.offers('p2')).not.toContain('mod:focus');
  });
});

describe('Padric', () => {
  const strained = (locks: readonly string[], owner: 'p1' | 'p2', at: At = [457, 560]) => {
    const { game } = inStory('pilot:padric', {
      phase: 'activation',
      p1: [{ pilot: 'padric', at: [457, 200], dial: '1FB', locks }],
      p2: [{ pilot: 'academypilot', at, heading: 90, dial: '2FB' }],
      devices: [{ is: 'protonbomb', at: [600, 560], owner }],
    }).until();
    return game.events('tokenGained').filter(({ ship, token }) => ship === 'ship:B1' && token === 'strain').length;
  };
  test('a bomb of his that he has locked strains an enemy at range 0-1 of it', () => {
    expect(strained(['token:1'], 'p1')).toBe(1);
  });
  test('not one that he has not locked, nor an enemy’s, nor a ship farther away', () => {
    expect(strained([], 'p1')).toBe(0);
    expect(strained(['token:1'], 'p2')).toBe(0);
    expect(strained(['token:1'], 'p1', [200, 860])).toBe(0);
  });
});
