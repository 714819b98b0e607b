import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import type { Placed } from '../../../support/scenario';

describe('Fenn Rau (Sheathipede)', () => {
  const told = (fenn: Partial<Placed> = {}) =>
    inDuel('pilot:fennrau-sheathipedeclassshuttle', {
      on: 'defender',
      defender: { heading: 180, ...fenn },
      attacker: { tokens: { focus: 1 }, locks: ['B1'] },
      rolls: 'focus focus blank / blank blank',
    });
  test('a stress token, and the enemy spends neither tokens nor locks on its dice', () => {
    const { game } = told().use().attack();
    expect(game.tokens('B1').stress).toBe(1);
    expect(game.passUntil('chooseAttack').events('tokenRemoved')).toEqual([]);
    expect([game.tokens('A1').focus, game.ship('A1').locks]).toEqual([1, ['ship:B1']]);
    const free = told().leave().attack().game.passUntil('modifyDice');
    expect(free.offers('p1')).toEqual(expect.arrayContaining(['mod:focus', 'mod:lock']));
  });
  test('another enemy spends its tokens as ever', () => {
    const one = inDuel('pilot:fennrau-sheathipedeclassshuttle', {
      on: 'defender',
      defender: { heading: 180 },
      attacker: { tokens: { focus: 1 } },
      wingmen: [{ pilot: 'wedgeantilles', at: [520, 300], tokens: { focus: 1 } }],
      rolls: 'focus focus blank / blank blank / focus focus blank / blank blank',
    });
    const { game } = one;
    if (game.asked('p1') === 'chooseShip') game.choose('p1', 'ship:A1');
    one.use().attack();
    game.passUntil('chooseAttack').choose('p1', 'target:ship:B1:primary:0').passUntil('modifyDice');
    expect(game.state.pending[0]).toMatchObject({ player: 'p1' });
    expect([game.tokens('A1').focus, game.offers('p1').includes('mod:focus')]).toEqual([1, true]);
  });
  test('not while stressed, nor outside the firing arc', () => {
    expect(told({ tokens: { stress: 1 } }).offered()).toEqual([]);
    expect(told({ heading: 90 }).offered()).toEqual([]);
  });
});

describe.each(['ezrabridger-sheathipedeclassshuttle', 'ezrabridger-tielnfighter'])('%s', pilot => {
  const shot = (on: 'attacker' | 'defender', stress: number, force = 1) =>
    inDuel(`pilot:${pilot}`, {
      on,
      [on]: { tokens: { stress }, force },
      rolls: on === 'attacker' ? 'focus focus / blank blank' : 'hit hit hit / focus focus',
    }).attack();
  test('stressed, a Force makes two focus results hits or evades', () => {
    const { game } = shot('attacker', 1).use();
    expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit']);
    expect(game.ship('A1').force).toBe(0);
    expect(shot('defender', 1).use().game.last('diceChanged')!.after.slice(0, 2)).toEqual(['evade', 'evade']);
  });
  test('not unstressed, nor without Force', () => {
    expect(shot('attacker', 0).offered()).toEqual([]);
    expect(shot('defender', 1, 0).offered()).toEqual([]);
  });
});

describe.each(['zeborrelios-sheathipedeclassshuttle', 'zeborrelios-tielnfighter'])('%s', pilot => {
  const crits = (on: 'attacker' | 'defender') => {
    const { game } = inDuel(`pilot:${pilot}`, {
      on,
      defender: { shields: 0 },
      rolls: on === 'attacker' ? 'hit crit / evade blank blank' : 'hit crit blank / evade blank blank',
    }).attack();
    return game
      .passUntil('chooseAttack')
      .events('damageSuffered')
      .map(({ damage }) => damage);
  };
  test('an evade takes the crit first', () => expect(crits('defender')).toEqual(['hit']));
  test('not in attacks of his own', () => expect(crits('attacker')).toEqual(['crit']));
});

describe('AP-5', () => {
  const told = (pilot: string, stress: number, more: Partial<Placed> = {}) => {
    const { game } = inStory(`pilot:${pilot}`, {
      phase: 'activation',
      p1: [
        { pilot: 'ap5', at: [300, 200], dial: '2FW' },
        { pilot: 'sabinewren-rz1awing', at: [420, 260], dial: '2FB', tokens: { stress }, ...more },
      ],
      p2: [{ pilot: 'soontirfel', at: [860, 860], dial: '2FB' }],
    }).until('chooseAction');
    game.choose('p1', game.offers('p1').find(key => key.includes('coordinate'))!);
    const target = game.offers('p1').find(key => key.endsWith('A2'));
    if (game.asked('p1') === 'coordinate' && target) game.choose('p1', target);
    const topic = game.state.pending[0]?.topic;
    const keys = topic?.kind === 'chooseAction' && topic.why === 'coordinated' ? game.offers('p1') : [];
    return { game, keys };
  };
  test('whom it coordinates with one stress token can act', () => {
    const { game, keys } = told('ap5', 1);
    expect(keys).toContain('action:focus:white');
    game.choose('p1', 'action:focus:white');
    expect(game.about('A2', 'actionPerformed')).toMatchObject({ action: 'focus' });
  });
  test('not with two stress tokens', () => {
    expect(told('ap5', 2).keys).toEqual([]);
  });
  test('not coordinated by another', () => {
    expect(told('zeborrelios-sheathipedeclassshuttle', 1).keys).toEqual([]);
    expect(told('zeborrelios-sheathipedeclassshuttle', 0).keys).toContain('action:focus:white');
  });
});
