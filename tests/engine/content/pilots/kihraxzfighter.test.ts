import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../support/card';
import { type AttackRange, rolled } from '../../../support/duel';

/** First in turn, and nothing of his own in an attack. */
const VETERAN = { pilot: 'poedameron' } as const;

test('Talonbane Cobra: one more die at range 1, and one defending at range 3', () => {
  const dice = (on: 'attacker' | 'defender', range: AttackRange) =>
    rolled(
      inDuel('pilot:talonbanecobra', { on, range, attacker: VETERAN }).attack().until().game,
      on === 'attacker' ? 'attack' : 'defense',
    );
  expect(([1, 2, 3] as const).map(range => dice('attacker', range))).toEqual([5, 3, 3]);
  expect(([1, 2, 3] as const).map(range => dice('defender', range))).toEqual([2, 2, 4]);
});

describe('Graz', () => {
  test('one more attack die behind the defender, and not across its midway line', () => {
    const dice = (heading: number) =>
      rolled(inDuel('pilot:graz', { defender: { heading } }).attack().until().game, 'attack');
    expect([0, 90, 180].map(dice)).toEqual([4, 3, 3]);
  });
  test('one more defense die behind the attacker', () => {
    const dice = (heading: number, weapon: number) =>
      rolled(
        inDuel('pilot:graz', { on: 'defender', attacker: { pilot: 'bobafett', heading } })
          .attack(`target:ship:B1:primary:${weapon}`)
          .until().game,
        'defense',
      );
    expect([dice(180, 1), dice(0, 0)]).toEqual([3, 2]);
  });
});

test('Viktor Hel: the attacker is stressed, unless he rolled two defense dice', () => {
  const stressed = (pilot: string, range: AttackRange, tokens: object = {}) =>
    inDuel('pilot:viktorhel', {
      on: 'defender',
      range,
      attacker: { pilot },
      defender: { tokens },
      rolls: 'blank blank blank blank / blank blank blank',
    })
      .attack()
      .until()
      .game.events('tokenGained')
      .filter(({ ship, token }) => ship === 'ship:A1' && token === 'stress').length;
  expect(stressed('poedameron', 2)).toBe(0);
  expect(stressed('poedameron', 3)).toBe(1);
  expect(stressed('poedameron', 2, { tractor: 2 })).toBe(1);
});

describe('Captain Jostero', () => {
  const hurt = (ship: 'ship:A1' | 'ship:B1') =>
    inDuel('pilot:captainjostero', { first: [{ do: 'sufferDamage', ship, hits: 1, crits: 0 }] });
  const granted = (told: ReturnType<typeof hurt>) =>
    told.game.state.pending.some(({ by, options }) => by?.source === 'pilot:captainjostero' && options.length > 1);
  test('an enemy that suffers damage outside of an attack: a bonus attack on it', () => {
    const told = hurt('ship:B1');
    expect(granted(told)).toBe(true);
    expect(told.attack().game.last('attackDeclared')).toMatchObject({ attacker: 'ship:A1', bonus: true });
  });
  test('not a friend, and not who defends', () => {
    expect(granted(hurt('ship:A1'))).toBe(false);
    const shot = inDuel('pilot:captainjostero', {
      on: 'wingman',
      attacker: VETERAN,
      rolls: 'hit blank blank / blank blank blank',
    }).attack();
    shot.until('declareAttack');
    expect(shot.game.events('damageSuffered')).toHaveLength(1);
    expect(shot.game.events('attackDeclared').filter(({ bonus }) => bonus)).toEqual([]);
    expect(granted(shot)).toBe(false);
  });
  test('who hurts itself attacking is not defending: once its attack is over', () => {
    const told = inDuel('pilot:captainjostero', {
      on: 'enemy',
      attacker: { pilot: 'inaldra' },
      rolls: 'blank blank hit / blank blank blank',
    });
    told.game.choose('p2', 'pass');
    told.attack();
    told.game.passUntil('modifyDice').choose('p1', 'mod:ship:A1:pilot:inaldra:attacker').pick('p1', ['die:0']);
    told.use('target:ship:A1:primary:0');
    expect(told.game.events('attackPerformed')[0]).toMatchObject({ attacker: 'ship:A1', hit: true });
    expect(told.game.events('attackDeclared')).toMatchObject([
      { attacker: 'ship:A1', bonus: false },
      { attacker: 'ship:B2', defender: 'ship:A1', bonus: true },
    ]);
  });
});
