import { describe, expect, test } from 'vitest';
import { inDuel } from '../../../support/card';
import type { Placed } from '../../../support/scenario';

describe('General Grievous', () => {
  const shot = (heading: number) =>
    inDuel('pilot:generalgrievous', { defender: { heading }, rolls: 'blank blank blank' })
      .until('chooseAttack')
      .attack();
  test('from outside its firing arc, two dice are rerolled', () => {
    const { game } = shot(0).use();
    game.pick('p1', ['die:0', 'die:1']);
    expect(game.events('diceRerolled')).toHaveLength(1);
  });
  test('not in a special attack', () => {
    const cannon = inDuel('pilot:generalgrievous', {
      attacker: { upgrades: ['ioncannon'] },
      defender: { heading: 0 },
      rolls: 'blank blank blank',
    });
    expect(cannon.until('chooseAttack').attack('target:ship:B1:upgrade:ioncannon').offered()).toEqual([]);
  });
  test('not from within', () => {
    expect(shot(180).offered()).toEqual([]);
  });
});

describe('Wat Tambor', () => {
  const shot = (ships: readonly (readonly [x: number, y: number, calculate: number])[]) =>
    inDuel('pilot:wattambor', {
      wingmen: ships.map(([x, y, calculate]) => ({ pilot: 'precisehunter', at: [x, y], tokens: { calculate } })),
      rolls: 'blank blank blank',
    }).attack();
  test('one die for each friend with a calculate token at range 1 of the defender', () => {
    const { game } = shot([
      [557, 480, 1],
      [357, 480, 1],
      [357, 560, 0],
    ]).use();
    expect(game.state.pending[0]!.ask).toMatchObject({ kind: 'some', max: 2 });
    game.pick('p1', ['die:0', 'die:1']);
    expect(game.events('diceRerolled')).toHaveLength(1);
  });
  test('none at range 0 of it', () => {
    expect(shot([[497, 500, 1]]).offered()).toEqual([]);
  });
  test('none at range 2 or without one', () => {
    expect(
      shot([
        [700, 480, 1],
        [357, 480, 0],
      ]).offered(),
    ).toEqual([]);
  });
});

describe('Captain Sear', () => {
  const shot = (third: Partial<Placed>, attacker: Partial<Placed>, defender: Partial<Placed> = {}) =>
    inDuel('pilot:captainsear', {
      on: 'wingman',
      third,
      attacker,
      defender,
      rolls: 'hit hit hit / evade evade blank',
    }).attack();
  const calculating = { tokens: { calculate: 1 } };
  test('a friend with the defender in its bullseye calculates an evade away', () => {
    const { game } = shot({}, calculating).use();
    expect(game.last('diceCanceled')!.faces).toEqual(['evade']);
    expect(game.tokens('A1')).toEqual({});
  });
  test('not in a special attack', () => {
    const cannon = inDuel('pilot:captainsear', {
      on: 'wingman',
      attacker: { ...calculating, upgrades: ['ioncannon'] },
      rolls: 'hit hit hit / evade evade blank',
    }).attack('target:ship:B1:upgrade:ioncannon');
    expect(cannon.offered()).toEqual([]);
  });
  test('not by another’s token, far away or beside the bullseye', () => {
    expect(shot(calculating, {}).offered()).toEqual([]);
    expect(shot({ at: [880, 60] }, calculating).offered()).toEqual([]);
    expect(shot({}, calculating, { at: [530, 500] }).offered()).toEqual([]);
  });
});
