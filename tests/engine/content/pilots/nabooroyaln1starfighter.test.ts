import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { atSetup, conditionsOf } from '../../../support/conditions';
import { duel, PRIMARY, rolled } from '../../../support/duel';
import type { Story } from '../../../support/scenario';

type Faces = NonNullable<Story['dice']>;

const p2 = [{ pilot: 'academypilot', at: [400, 800] }] as const;

test('Naboo Handmaiden: after setup a friend with another pilot is decoyed', () => {
  const game = atSetup('after', {
    p1: [
      { pilot: 'naboohandmaiden', at: [200, 100] },
      { pilot: 'ricolie', at: [400, 100] },
    ],
    p2,
  });
  expect(conditionsOf(game, 'A2')).toEqual(['decoyed']);
});

test('Naboo Handmaiden: never another handmaiden', () => {
  const game = atSetup('after', {
    p1: [
      { pilot: 'naboohandmaiden', at: [200, 100] },
      { pilot: 'naboohandmaiden', at: [400, 100] },
    ],
    p2,
  });
  expect(game.events('conditionAssigned')).toEqual([]);
});

describe('The Mandalorian (N-1)', () => {
  const shot = (heading: number) =>
    inDuel('pilot:themandalorian-armedanddangerous', {
      enemies: [{ pilot: 'academypilot', at: [557, 460], heading }],
      rolls: 'blank blank hit / blank blank blank',
    }).attack();
  test('with two enemies upon him, a blank is a focus; not with one looking away', () => {
    expect(shot(210).use().game.last('diceChanged')!.after.slice(0, 2)).toEqual(['focus', 'blank']);
    expect(shot(0).offered()).toEqual([]);
  });
  test('a remote that he attacks is a ship to him, with the front arc of its weapon', () => {
    const against = (target: string, heading: number) =>
      inDuel('pilot:themandalorian-armedanddangerous', {
        devices: [{ is: 'clanwrencommandos', at: [480, 430], heading, owner: 'p2' }],
        rolls: 'blank blank hit hit / blank blank blank',
        range: 2,
      }).attack(`target:${target}:primary:0`);
    expect(against('token:1', 180).offered()).toHaveLength(1);
    expect(against('token:1', 0).offered()).toEqual([]);
    expect(against('ship:B1', 180).offered()).toEqual([]);
  });
});

describe('Anakin Skywalker (N-1)', () => {
  const flies = (force: number) =>
    inStory('pilot:anakinskywalker-nabooroyaln1starfighter', {
      phase: 'activation',
      p1: [{ pilot: 'ricolie', at: [457, 300], dial: '2FB', force }],
      p2: [{ pilot: 'soontirfel', at: [100, 860], dial: '2FB', heading: 90 }],
    });
  test('a Force is a barrel roll before the dial is revealed, and no action', () => {
    const { game } = flies(1).use();
    expect(game.ship('A1').force).toBe(0);
    const [roll, reveal] = [game.happened().indexOf('shipMoved'), game.happened().indexOf('dialRevealed')];
    expect([roll >= 0, roll < reveal]).toEqual([true, true]);
    expect(game.ship('A1').pose.x).not.toBe(457);
    expect(game.ship('A1').round.actions).toEqual([]);
  });
  test('not without Force', () => {
    expect(flies(0).offered()).toEqual([]);
  });
});

/** Both dials are revealed; the ship with the card flies the first of them. */
const speeds = (
  card: string,
  on: 'attacker' | 'defender',
  dials: readonly ['2FB' | '3FB' | '4FW', '2FB' | '3FB' | '4FW'],
  rolls: string,
  more: Parameters<typeof inDuel>[1] = {},
) =>
  inDuel(card, {
    ...more,
    on,
    attacker: { ...more?.attacker, dial: on === 'attacker' ? dials[0] : dials[1] },
    defender: { ...more?.defender, dial: on === 'attacker' ? dials[1] : dials[0] },
    first: [
      { do: 'showDial', ship: 'ship:A1' },
      { do: 'showDial', ship: 'ship:B1' },
    ],
    rolls,
  }).attack();

describe('Dineé Ellberger', () => {
  const changes = (on: 'attacker' | 'defender', theirs: '2FB' | '3FB') => {
    const focus = { tokens: { focus: 1 } };
    const more = on === 'attacker' ? { defender: focus } : { attacker: focus };
    const { game } = speeds('pilot:dineeellberger', on, ['2FB', theirs], 'focus hit blank / focus blank', more);
    const player = on === 'attacker' ? 'p2' : 'p1';
    while (game.state.pending[0]?.topic.kind === 'modifyDice' && game.state.pending[0].player !== player)
      game.choose(game.state.pending[0].player, 'pass');
    return game.offers(player).includes('mod:focus');
  };
  test('the dice of an enemy of the same speed are not modified', () => {
    expect([changes('attacker', '2FB'), changes('defender', '2FB')]).toEqual([false, false]);
  });
  test('those of another speed are', () => {
    expect([changes('attacker', '3FB'), changes('defender', '3FB')]).toEqual([true, true]);
  });
});

describe('Ric Olié', () => {
  const dice = (on: 'attacker' | 'defender', mine: '2FB' | '3FB' | '4FW') => {
    const { game } = speeds('pilot:ricolie', on, [mine, '3FB'], 'hit hit hit hit / blank blank blank').until();
    return rolled(game, on === 'attacker' ? 'attack' : 'defense');
  };
  test('faster than the enemy, one more die in attack and defense', () => {
    expect(dice('attacker', '4FW')).toBe(dice('attacker', '3FB') + 1);
    expect(dice('defender', '4FW')).toBe(dice('defender', '3FB') + 1);
  });
  test('not in a special attack', () => {
    const cannon = (mine: '2FB' | '4FW') =>
      inDuel('pilot:ricolie', {
        attacker: { dial: mine, upgrades: ['heavylasercannon'] },
        defender: { dial: '3FB' },
        first: [
          { do: 'showDial', ship: 'ship:A1' },
          { do: 'showDial', ship: 'ship:B1' },
        ],
      })
        .attack('target:ship:B1:upgrade:heavylasercannon')
        .until().game;
    expect(rolled(cannon('4FW'), 'attack')).toBe(rolled(cannon('2FB'), 'attack'));
  });
  test('not slower', () => {
    expect(dice('attacker', '2FB')).toBe(dice('attacker', '3FB'));
  });
});

describe('Gavyn Sykes', () => {
  const shot = (on: 'attacker' | 'defender', mine: '2FB' | '4FW') =>
    speeds('pilot:gavynsykes', on, [mine, '2FB'], on === 'attacker' ? 'blank blank' : 'hit hit hit / blank blank');
  test('faster, all blanks are rerolled', () => {
    for (const on of ['attacker', 'defender'] as const) {
      const { game } = shot(on, '4FW').use();
      if (game.state.pending[0]?.ask.kind === 'some') game.pick(game.state.pending[0].player, ['die:0', 'die:1']);
      expect(game.last('diceRerolled')).toBeDefined();
    }
  });
  test('not at the same speed', () => {
    expect(shot('attacker', '2FB').offered()).toEqual([]);
    expect(shot('defender', '2FB').offered()).toEqual([]);
  });
});

describe('Padmé Amidala', () => {
  /** A1 with a focus token and a lock before B1; she stands beside B1. */
  const shot = (rolls: string, padme: object = {}) =>
    duel({
      attacker: { tokens: { focus: 1 }, locks: ['B1'] },
      enemies: [{ pilot: 'padmeamidala', at: [520, 520], heading: 180, ...padme }],
      dice: rolls.split(' ') as Faces,
    }).choose('p1', PRIMARY);

  test('whom she has in her front arc turns one focus result, not three', () => {
    const game = shot('focus focus focus').choose('p1', 'mod:focus');
    expect(game.last('diceChanged')!.after.toSorted()).toEqual(['focus', 'focus', 'hit']);
    expect(game.choose('p1', 'mod:lock').offers('p1')).toHaveLength(1);
  });
  test('a reroll takes no more than one either, and any number of others', () => {
    const game = shot('focus focus blank hit hit').choose('p1', 'mod:lock');
    expect(game.offers('p1')).toHaveLength(2);
    game.pick('p1', game.offers('p1'));
    expect(game.offers('p1')).not.toContain('mod:focus');
  });
  test('a blank that was rerolled leaves the focus result to its token', () => {
    const game = shot('focus focus blank hit').choose('p1', 'mod:lock').pick('p1', ['die:2']);
    game.choose('p1', 'mod:focus');
    expect(game.last('diceChanged')!.after.toSorted()).toEqual(['focus', 'hit', 'hit']);
  });
  test('nobody behind her, and no friend of hers', () => {
    const all = shot('focus focus focus', { heading: 0 }).choose('p1', 'mod:focus');
    expect(all.last('diceChanged')!.after).toEqual(['hit', 'hit', 'hit']);
    const friend = duel({
      attacker: { tokens: { focus: 1 } },
      wingmen: [{ pilot: 'padmeamidala', at: [457, 200] }],
      dice: ['focus', 'focus', 'focus'],
    }).choose('p1', PRIMARY, 'mod:focus');
    expect(friend.last('diceChanged')!.after).toEqual(['hit', 'hit', 'hit']);
  });
});
