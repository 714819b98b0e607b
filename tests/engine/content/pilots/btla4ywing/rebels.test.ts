import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import type { Placed, Story } from '../../../../support/scenario';

type At = readonly [number, number];
const FAR = { pilot: 'soontirfel', at: [860, 860], dial: '2FB' } as const;

describe('“Dutch” Vander (Battle of Yavin)', () => {
  const card = 'pilot:dutchvander-battleofyavin';
  const shot = (at: At, key = 'mod:lock', more: Partial<Story> = {}) => {
    const told = inDuel(card, {
      attacker: { tokens: { focus: 1 }, locks: ['B1'] },
      third: { at },
      rolls: 'focus blank blank / blank blank blank',
      ...more,
    }).attack();
    told.game.passUntil('modifyDice').choose('p1', key);
    if (told.game.asked('p1') === 'rerollDice') told.game.pick('p1', ['die:1']);
    return told;
  };
  test('a lock spent in his attack lets a friend at range 1-3 lock the defender', () => {
    expect(shot([520, 300]).use().game.ship('A2').locks).toEqual(['ship:B1']);
  });
  test('not for a focus token, nor a friend beyond range 3', () => {
    expect(shot([520, 300], 'mod:focus').offered()).toEqual([]);
    expect(shot([880, 60]).offered()).toEqual([]);
  });
  test('nor one to whom the defender is too far', () => {
    expect(shot([457, 140]).offered()).toEqual([]);
    expect(shot([457, 200]).offered()).toHaveLength(1);
  });
});

describe.each(['norrawexley-btla4ywing', 'norrawexley'])('%s', pilot => {
  const defense = (range: 1 | 2, third?: Partial<Placed>) =>
    inDuel(`pilot:${pilot}`, {
      on: 'defender',
      range,
      rolls: 'hit hit hit hit / blank blank blank',
      ...(third ? { third } : {}),
    })
      .attack()
      .game.passUntil('chooseAttack');
  test('an evade is added with an enemy at range 0-1, whoever attacks', () => {
    expect(defense(1).events('diceAdded')).toMatchObject([{ kind: 'defense', faces: ['evade'] }]);
    expect(defense(2, { at: [530, 450] }).events('diceAdded')).toHaveLength(1);
  });
  test('not with all of them farther away', () => expect(defense(2).events('diceAdded')).toEqual([]));
});

describe('Evaan Verlaine', () => {
  const told = (focus: number, at: At = [520, 500]) =>
    inDuel('pilot:evaanverlaine', { on: 'enemy', third: { at, tokens: { focus } } });
  test('a focus token is one more defense die for a friend at range 0-1', () => {
    const { game } = told(1).use('ship:B1').attack().until();
    expect([rolled(game, 'defense'), game.tokens('B2').focus]).toEqual([4, undefined]);
  });
  test('for herself if she likes, and then for nobody else', () => {
    expect(rolled(told(1).use('ship:B2').attack().until().game, 'defense')).toBe(3);
  });
  test('not without the token, nor one at range 2', () => {
    expect(told(0).offered()).toEqual([]);
    expect(told(1, [640, 500]).offered()).toEqual(['use:pilot:evaanverlaine:ship:B2']);
  });
});

describe('Dex Tiree (Battle of Yavin)', () => {
  const told = (at: At) =>
    inDuel('pilot:dextiree-battleofyavin', { on: 'defender', enemies: [{ pilot: 'hortonsalm', at }] }).attack();
  test('one more die may be rolled with another friend at range 0-1', () => {
    expect(rolled(told([550, 500]).use().until().game, 'defense')).toBe(2);
    expect(rolled(told([550, 500]).leave().until().game, 'defense')).toBe(1);
  });
  test('not with the next one at range 2', () => expect(told([650, 500]).offered()).toEqual([]));
});

describe('“Pops” Krail (Battle of Yavin)', () => {
  const shot = (weapon: string) =>
    inDuel('pilot:popskrail-battleofyavin', {
      attacker: { turret: 'front' },
      rolls: 'blank blank blank / blank blank blank',
    }).attack(`target:ship:B1:${weapon}`);
  test('up to two dice of a turret attack', () => {
    const { game } = shot('upgrade:ioncannonturret').use();
    expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 2 });
  });
  test('not of a front arc attack', () => expect(shot('primary:0').offered()).toEqual([]));
});

describe('Hol Okand (Battle of Yavin)', () => {
  const told = (at: At, spent = true) =>
    inStory('pilot:holokand-battleofyavin', {
      phase: 'system',
      p1: [{ pilot: 'hortonsalm', at: [457, 300], dial: '2FB' }],
      p2: [{ ...FAR, at }],
      ...(spent ? { first: [{ do: 'loseCharge', ship: 'ship:A1', card: 'upgrade:advprotontorpedoes' }] as const } : {}),
    });
  const charges = (game: ReturnType<typeof told>['game']) =>
    game.ship('A1').upgrades.find(({ card }) => card === 'upgrade:advprotontorpedoes')!.charges;
  test('a charge comes back with no enemy at range 1-2, close or far', () => {
    const { game } = told([860, 860]).use('advprotontorpedoes');
    expect(charges(game)).toBe(1);
    expect(told([457, 340]).offered()).toHaveLength(1);
  });
  test('not with one there, nor where no charge is missing', () => {
    expect(told([457, 500]).offered()).toEqual([]);
    expect(told([860, 860], false).offered()).toEqual([]);
  });
});

describe('“Pops” Krail', () => {
  const told = (dial: string, at: At, tokens: Placed['tokens'] = {}) =>
    inStory('pilot:popskrail', {
      phase: 'activation',
      p1: [
        { pilot: 'hortonsalm', at: [457, 300], dial: dial as never, tokens: { stress: 1 } },
        { pilot: 'wedgeantilles', at, dial: '2FB', tokens },
      ],
      p2: [{ ...FAR }],
    });
  test('after a white maneuver a friend at range 0-1 may focus, and not a stressed one', () => {
    expect(told('1BW', [520, 420]).use('focus:white').game.tokens('A2').focus).toBe(1);
    expect(told('1BW', [520, 420], { stress: 1 }).offered()).toEqual([]);
  });
  test('not after a blue one, nor one at range 2', () => {
    expect(told('1FB', [520, 420]).offered()).toEqual([]);
    expect(told('1BW', [457, 640]).offered()).toEqual([]);
  });
});
