import { describe, expect, test } from 'vitest';
import { about, inDuel, inStory } from '../../../support/card';
import { rolled } from '../../../support/duel';
import type { Placed, Story } from '../../../support/scenario';

type At = readonly [number, number];
const BESIDE: At = [520, 480];

/** A1 with the card flies the 2 straight to [457, 420]. */
const flown = (card: string, ship: Partial<Placed>, more: Partial<Story> = {}) =>
  inStory(card, {
    phase: 'activation',
    p1: [{ pilot: 'macewindu', at: [457, 300], dial: '2FB', ...ship }],
    p2: [{ pilot: 'soontirfel', at: [100, 880], dial: '4FW' }],
    ...more,
  });
const enemyAt = (at: At): Partial<Story> => ({ p2: [{ pilot: 'soontirfel', at, dial: '4FW' }] });

describe.each(['pilot:anakinskywalker', 'pilot:anakinskywalker-delta7baethersprite'])('%s', card => {
  const told = (at: At, force = 3) => flown(card, { tokens: { stress: 2 }, force }, enemyAt(at));
  test('a Force removes stress with an enemy in the bullseye, or at range 1 in the front arc', () => {
    for (const at of [[457, 650], BESIDE] as const) {
      const { game } = told(at).use();
      expect([game.tokens('A1'), game.ship('A1').force]).toEqual([{}, 2]);
    }
  });
  test('not at range 2 beside the bullseye, behind, or without Force', () => {
    expect(told([557, 620]).offered()).toEqual([]);
    expect(told([457, 340]).offered()).toEqual([]);
    expect(told([457, 650], 0).offered()).toEqual([]);
  });
  test('not after a maneuver only partially executed', () => {
    const p1 = [
      { pilot: 'macewindu', at: [457, 300], dial: '2FB', tokens: { stress: 2 } },
      { pilot: 'macewindu', at: [457, 430], dial: '2FB' },
    ] as const;
    expect(flown(card, {}, { ...enemyAt([457, 650]), p1, firstPlayer: 'p2' }).offered()).toEqual([]);
  });
});

describe.each(['pilot:luminaraunduli', 'pilot:luminaraunduli-delta7baethersprite'])('%s', card => {
  const told = (at: At, third: At = [560, 520], force = 2) =>
    inDuel(card, { on: 'enemy', defender: { at }, third: { at: third, force }, rolls: 'hit crit blank / blank' });
  test('a Force makes a crit a hit, or a hit a focus, once', () => {
    const crit = told(BESIDE).attack().use('crit');
    expect(crit.game.last('diceChanged')!.after).toEqual(['hit', 'hit', 'blank']);
    expect([crit.game.ship('B2').force, crit.offered()]).toEqual([1, []]);
    expect(told(BESIDE).attack().use('hit').game.last('diceChanged')!.after).toEqual(['focus', 'crit', 'blank']);
  });
  test('not in the attacker’s bullseye, beyond range 2, or without Force', () => {
    expect(told([457, 480]).attack().offered()).toEqual([]);
    expect(told(BESIDE, [880, 860]).attack().offered()).toEqual([]);
    expect(told(BESIDE, [560, 520], 0).attack().offered()).toEqual([]);
  });
});

describe.each(['pilot:barrissoffee', 'pilot:barrissoffee-delta7baethersprite'])('%s', card => {
  const told = (at: At, third: At = [520, 300]) =>
    inDuel(card, { on: 'wingman', defender: { at }, third: { at: third }, rolls: 'hit focus blank / blank' }).attack();
  test('a Force makes a focus a hit, or a hit a crit, once', () => {
    const focus = told([457, 480]).use('focus');
    expect(focus.game.last('diceChanged')!.after).toEqual(['hit', 'hit', 'blank']);
    expect([focus.game.ship('A2').force, focus.offered()]).toEqual([0, []]);
    expect(told([457, 480]).use('hit').game.last('diceChanged')!.after).toEqual(['crit', 'focus', 'blank']);
  });
  test('not at a defender outside the bullseye of the attacker, nor for a friend beyond range 2', () => {
    expect(told(BESIDE).offered()).toEqual([]);
    expect(told([457, 480], [880, 60]).offered()).toEqual([]);
  });
});

describe.each(['pilot:ahsokatano', 'pilot:ahsokatano-delta7baethersprite'])('%s', card => {
  const told = (at: At, force = 2) =>
    flown(
      card,
      {},
      {
        p1: [
          { pilot: 'macewindu', at: [457, 300], dial: '2FB', force, tokens: { stress: 2 } },
          { pilot: 'anakinskywalker', at, dial: '4FW', tokens: { stress: 1 } },
        ],
      },
    );
  test('a Force lets a friend at range 0-1 act, even while stressed, or herself', () => {
    const one = told([520, 420]);
    expect(one.offered().map(key => key.slice(-2))).toEqual(['A1', 'A2']);
    const { game } = one.use('ship:A2');
    game.choose('p1', 'action:focus:white');
    expect([game.tokens('A2'), game.ship('A1').force]).toEqual([{ stress: 1, focus: 1 }, 1]);
  });
  test('not one at range 2, and nobody without Force', () => {
    const far = told([620, 420]);
    expect(far.offered().some(key => key.endsWith('A2'))).toBe(false);
    expect(told([520, 420], 0).offered()).toEqual([]);
  });
});

describe.each(['pilot:obiwankenobi', 'pilot:obiwankenobi-delta7baethersprite'])('%s', card => {
  const told = (third: Partial<Placed>, spent: 'focus' | 'evade' = 'focus') => {
    const shot = inDuel(card, {
      on: spent === 'focus' ? 'wingman' : 'enemy',
      third,
      attacker: { tokens: { focus: 1 } },
      defender: { tokens: { evade: 1 } },
      rolls: 'focus hit blank / blank blank blank',
    }).attack();
    const key = spent === 'focus' ? 'mod:focus' : 'mod:evade:blank';
    shot.game.passUntil('modifyDice');
    if (spent === 'evade') shot.game.choose('p1', 'pass').passUntil('modifyDice');
    shot.game.choose(
      spent === 'focus' ? 'p1' : 'p2',
      shot.game.offers(spent === 'focus' ? 'p1' : 'p2').find(one => one.startsWith(key.slice(0, 8)))!,
    );
    return shot;
  };
  test('a Force gives a focus token to a friend that spent one', () => {
    const { game } = told({}).use();
    expect([game.tokens('A1'), game.ship('A2').force]).toEqual([{ focus: 1 }, 2]);
  });
  test('not beyond range 2, without Force, or for an evade token', () => {
    expect(told({ at: [880, 100] }).offered()).toEqual([]);
    expect(told({ force: 0 }).offered()).toEqual([]);
    expect(told({}, 'evade').offered()).toEqual([]);
  });
});

describe.each(['pilot:plokoon', 'pilot:plokoon-delta7baethersprite'])('%s', card => {
  const told = (at: At, force = 2) =>
    inStory(card, {
      phase: 'engagement',
      p1: [
        { pilot: 'macewindu', at: [300, 300], force, tokens: { focus: 1, strain: 1, stress: 1 } },
        { pilot: 'macewindu', at, tokens: { evade: 1, disarm: 1, stress: 1 } },
      ],
      p2: [{ pilot: 'academypilot', at: [800, 800] }],
    });
  const handed = (game: ReturnType<typeof told>['game']) => {
    const lost = game.events('tokenRemoved')[0]!;
    const won = game.events('tokenGained')[0]!;
    return [[lost.ship, lost.token], [won.ship, won.token], game.events('forceSpent').length];
  };
  test('a Force gives a green token, or takes an orange one', () => {
    const one = told([450, 300]);
    expect(one.offered().map(key => key.split(':ship:')[1])).toEqual(['A2:focus', 'A2:disarm']);
    expect(handed(one.use('focus').game)).toEqual([['ship:A1', 'focus'], ['ship:A2', 'focus'], 1]);
    expect(handed(told([450, 300]).use('disarm').game)).toEqual([['ship:A2', 'disarm'], ['ship:A1', 'disarm'], 1]);
  });
  test('not at range 3, not without Force', () => {
    expect(told([600, 300]).offered()).toEqual([]);
    expect(told([450, 300], 0).offered()).toEqual([]);
  });
});

describe.each(['pilot:saeseetiin', 'pilot:saeseetiin-delta7baethersprite'])('%s', card => {
  const told = (at: At, dial: Placed['dial'] = '3BW', upgrades: readonly string[] = []) =>
    inStory(card, {
      phase: 'activation',
      p1: [
        { pilot: 'macewindu', at: [300, 300], tokens: { stress: 1 } },
        { pilot: 'adigallia', at, dial: dial!, upgrades },
      ],
      p2: [{ pilot: 'soontirfel', at: [800, 800], dial: '4FW' }],
    });
  test('a Force turns a friend’s dial to the same speed and difficulty', () => {
    const one = told([450, 300]);
    const codes = one.offered().map(key => key.split(':').at(-1)!);
    expect(codes).toContain('3NW');
    expect(codes.every(code => /^3.W$/.test(code) && code !== '3BW')).toBe(true);
    const { game } = one.use('3NW');
    expect(game.ship('A1').force).toBe(1);
    expect(game.about('A2', 'maneuverExecuted')!.maneuver).toBe('3NW');
  });
  test('what a navigator has set it to is what he goes on from', () => {
    const { game } = told([450, 300], '2BB', ['seasonednavigator']);
    about('upgrade:seasonednavigator', game).use().use('2TW');
    expect(about(card, game).offered()).toEqual([`use:${card}:2YW`]);
  });
  test('not beyond range 2, nor where the dial holds nothing like it', () => {
    expect(told([700, 100]).offered()).toEqual([]);
    expect(told([450, 300], '4KR').offered()).toEqual([]);
  });
});

describe.each(['pilot:macewindu', 'pilot:macewindu-delta7baethersprite'])('%s', card => {
  const told = (dial: Placed['dial'], blocked = false) =>
    flown(
      card,
      {},
      {
        p1: [
          { pilot: 'macewindu', at: [457, 300], dial: dial!, force: 1 },
          ...(blocked ? ([{ pilot: 'plokoon', at: [457, 510], dial: '2FB' }] as const) : []),
        ],
      },
    ).until('chooseAction').game;
  test('a red maneuver recovers a Force', () => {
    expect(told('4KR').ship('A1').force).toBe(2);
  });
  test('not a white one, nor one only partially executed', () => {
    expect(told('4FW').ship('A1').force).toBe(1);
    const game = told('4KR', true);
    expect([game.about('A1', 'maneuverExecuted')!.fully, game.ship('A1').force]).toEqual([false, 1]);
  });
});

describe.each(['pilot:adigallia', 'pilot:adigallia-delta7baethersprite'])('%s', card => {
  const shot = (range: 1 | 2 | 3, on: 'attacker' | 'defender') =>
    inDuel(card, { on, range, rolls: 'hit blank blank blank / blank blank blank blank' }).attack();
  test('defending at range 1 she denies the attacker its die', () => {
    const { game } = shot(1, 'defender').use().until();
    expect([rolled(game, 'attack'), game.events('forceSpent').length]).toEqual([3, 1]);
    expect(rolled(shot(1, 'defender').leave().until().game, 'attack')).toBe(4);
  });
  test('attacking at range 3 she denies the defender its die', () => {
    expect(rolled(shot(3, 'attacker').use().until().game, 'defense')).toBe(3);
    expect(rolled(shot(3, 'attacker').leave().until().game, 'defense')).toBe(4);
  });
  test('not at range 2, nor attacking at 1 or defending at 3', () => {
    for (const [range, on] of [
      [2, 'attacker'],
      [2, 'defender'],
      [1, 'attacker'],
      [3, 'defender'],
    ] as const)
      expect(shot(range, on).offered()).toEqual([]);
  });
});
