import { describe, expect, test } from 'vitest';
import { about, inDuel, inStory } from '../../../support/card';
import { suffers } from '../../../support/hurt';
import type { Placed } from '../../../support/scenario';

type At = readonly [number, number];
const FAR = { pilot: 'academypilot', at: [860, 860], dial: '2FW' } as const;

describe('Lando Calrissian (YT-1300)', () => {
  const flown = (dial: '2FB' | '3FW', at: At, ahead: At = [60, 860]) =>
    inStory('pilot:landocalrissian-modifiedyt1300lightfreighter', {
      phase: 'activation',
      p1: [
        { pilot: 'chewbacca', at: [300, 200], dial },
        { pilot: 'bluesquadronescort', at, dial: '2FB' },
      ],
      p2: [{ ...FAR, pilot: 'soontirfel', at: ahead, heading: 90, dial: '2FB' }],
    });
  test('after a blue maneuver a friend at range 0-3 acts', () => {
    const told = flown('2FB', [450, 200]);
    expect(told.offered().map(key => key.slice(-2))).toEqual(['A1', 'A2']);
    told.use('A2').game.choose('p1', 'action:focus:white');
    expect(told.game.tokens('A2').focus).toBe(1);
  });
  test('not after a white one nor one cut short, and nobody farther away', () => {
    expect(flown('3FW', [450, 200]).offered()).toEqual([]);
    expect(flown('2FB', [450, 200], [300, 320]).offered()).toEqual([]);
    expect(
      flown('2FB', [800, 860])
        .offered()
        .every(key => !key.endsWith('A2')),
    ).toBe(true);
  });
});

describe('Lando Calrissian (Battle over Endor)', () => {
  const card = 'pilot:landocalrissian-battleoverendor';
  const told = (charges: number) =>
    inStory(card, {
      phase: 'activation',
      p1: [{ pilot: 'chewbacca', at: [300, 200], dial: '2FB', charges }],
      p2: [{ ...FAR, pilot: 'soontirfel' }],
    });
  const order = (one: ReturnType<typeof told>) =>
    one
      .until()
      .game.events('shipActivated')
      .map(({ ship }) => ship);
  test('a charge lets him activate at another initiative, beside a pilot of 6 or before one of 4', () => {
    const late = told(1).use('initiative 6');
    expect(late.game.ship('A1').charges).toBe(0);
    expect(told(1).offered()).toHaveLength(6);
    // Both at 6: the first player first.
    expect(order(late)[0]).toBe('ship:A1');
    const early = inStory(card, {
      phase: 'activation',
      firstPlayer: 'p2',
      p1: [{ pilot: 'chewbacca', at: [300, 200], dial: '2FB', charges: 1 }],
      p2: [{ ...FAR, pilot: 'jekporkins' }],
    });
    expect(order(early.use('initiative 1'))[0]).toBe('ship:A1');
  });
  test('left alone he waits for his own, and without a charge he is not asked', () => {
    const own = inStory(card, {
      phase: 'activation',
      p1: [{ pilot: 'chewbacca', at: [300, 200], dial: '2FB', charges: 1 }],
      p2: [{ ...FAR, pilot: 'jekporkins' }],
    });
    expect(order(own.leave())[0]).toBe('ship:B1');
    expect(told(0).offered()).toEqual([]);
  });
});

describe('Chewbacca (pilot)', () => {
  const hurt = (damage: { crits?: number; hits?: number }, charges = 1) =>
    about('pilot:chewbacca', suffers(damage, ['fuelleak'], { pilot: 'chewbacca', shields: 0, charges }));
  test('a charge has the card dealt facedown', () => {
    const { game } = hurt({ crits: 1 }).use();
    expect([game.damage('A1'), game.ship('A1').charges]).toEqual([['-fuelleak'], 0]);
  });
  test('left alone it is faceup; not for a hit nor without the charge', () => {
    expect(hurt({ crits: 1 }).leave().game.damage('A1')).toEqual(['fuelleak']);
    expect(hurt({ hits: 1 }).offered()).toEqual([]);
    expect(hurt({ crits: 1 }, 0).offered()).toEqual([]);
  });
});

describe('Leia Organa (pilot)', () => {
  const flown = (ship: Partial<Placed>, at: At = [420, 200], force = 1) =>
    inStory(
      'pilot:leiaorgana',
      {
        phase: 'activation',
        p1: [
          { pilot: 'lukeskywalker', at: [300, 200], dial: '4KR', ...ship },
          { pilot: 'chewbacca', at, dial: '2FB', force },
        ],
        p2: [{ ...FAR }],
      },
      'A2',
    );
  test('a friend that has flown red gains a focus token or a Force', () => {
    const told = flown({ force: 0 });
    expect(told.offered()).toHaveLength(2);
    const { game } = told.use('focus');
    expect([game.tokens('A1').focus, game.ship('A2').force]).toEqual([1, 0]);
    expect(flown({ force: 0 }).use('force').game.ship('A1').force).toBe(1);
  });
  test('no Force for who has them all; nothing after a blue one, beyond range 3 or without Force', () => {
    expect(flown({ force: 2 }).offered()).toHaveLength(1);
    expect(flown({ dial: '2FB' }).offered()).toEqual([]);
    expect(flown({}, [860, 100]).offered()).toEqual([]);
    expect(flown({}, [420, 200], 0).offered()).toEqual([]);
  });
});

describe('Han Solo (Battle of Yavin)', () => {
  const shot = (rolls: string, charges = 4) =>
    inDuel('pilot:hansolo-battleofyavin', { attacker: { charges, turret: 'front' }, third: {}, rolls }).attack();
  test('a charge after a hit is a coordinate action', () => {
    const told = shot('hit hit blank / blank blank blank').use('coordinate:white');
    expect(told.game.ship('A1').charges).toBe(3);
    expect(told.game.asked('p1')).toBe('coordinate');
  });
  test('not after a miss, nor without a charge', () => {
    expect(shot('blank blank blank / blank blank blank').offered()).toEqual([]);
    expect(shot('hit hit blank / blank blank blank', 0).offered()).toEqual([]);
  });
});
