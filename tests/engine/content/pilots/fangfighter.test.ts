import { describe, expect, test } from 'vitest';
import { about, inDuel, inStory } from '../../../support/card';
import { type AttackRange, rolled } from '../../../support/duel';
import type { Placed } from '../../../support/scenario';

type At = readonly [number, number];
const FAR: Placed = { pilot: 'soontirfel', at: [860, 860], dial: '2FB' };

describe.each(['fennrau', 'fennrau-armedanddangerous'])('%s', pilot => {
  const shot = (range: AttackRange, on: 'attacker' | 'defender' = 'attacker', weapon?: string) =>
    inDuel(`pilot:${pilot}`, {
      on,
      range,
      attacker: { upgrades: weapon ? ['heavylasercannon'] : [] },
      ...(on === 'defender' ? { defender: { heading: 0 } } : {}),
    }).attack(weapon);
  test('one more die at attack range 1, if he wants, attacking and defending', () => {
    // Three dice and one for the range.
    expect(rolled(shot(1).use().game, 'attack')).toBe(5);
    expect(rolled(shot(1).leave().game, 'attack')).toBe(4);
    expect(rolled(shot(1, 'defender').use().game, 'defense')).toBe(4);
  });
  test('not at attack range 2 or 0', () => {
    expect(shot(2).offered()).toEqual([]);
    expect(shot(2, 'defender').offered()).toEqual([]);
    expect(shot(0).offered()).toEqual([]);
  });
});

describe('Fenn Rau (Rebel)', () => {
  /** A2 is to engage, with B1 ahead of it. */
  const engages = (ahead: number, at: At, tokens: Placed['tokens'] = { stress: 1, tractor: 1 }) =>
    inStory('pilot:fennrau-fangfighter', {
      phase: 'engagement',
      p1: [
        { pilot: 'fennrau-fangfighter', at },
        { pilot: 'bluesquadronescort', at: [457, 300], tokens: tokens! },
      ],
      p2: [{ pilot: 'academypilot', at: [457, 300 + ahead], locks: ['A2'] }],
    });
  test('a friend removes a red token before it engages, standing still or not', () => {
    const told = engages(120, [340, 300]);
    expect(told.offered()).toEqual(['use:pilot:fennrau-fangfighter:stress']);
    expect(told.use().game.tokens('A2').stress).toBeUndefined();
  });
  test('not with no enemy at range 1 in its front arc, not beyond range 2, and no lock', () => {
    expect(engages(220, [340, 300]).offered()).toEqual([]);
    expect(engages(120, [160, 300]).offered()).toEqual([]);
    expect(engages(120, [340, 300], {}).offered()).toEqual([]);
  });
  test('not himself', () => {
    const alone = inDuel('pilot:fennrau-fangfighter', { range: 1, attacker: { tokens: { stress: 1 } } });
    expect(alone.offered()).toEqual([]);
  });
});

describe('Bodica Venj', () => {
  const shot = (third: Partial<Placed>) =>
    inDuel('pilot:bodicavenj', {
      on: 'enemy',
      third: { at: [540, 460], heading: 220, ...third },
      rolls: 'blank blank blank / blank blank blank',
    }).attack();
  test('a bonus attack on whoever attacked a friend, and a deplete token only after it', () => {
    const { game } = shot({}).use();
    expect(rolled(game.passUntil('chooseAttack'), 'attack')).toBe(3);
    expect(game.events('diceRolled').filter(({ kind }) => kind === 'attack')[1]!.faces.length).toBeGreaterThan(2);
    expect(game.tokens('B2').deplete).toBe(1);
  });
  test('nothing for one who lets it be; not while depleted, nor for her own defense', () => {
    expect(shot({}).leave().game.tokens('B2').deplete).toBeUndefined();
    expect(shot({ tokens: { deplete: 1 } }).offered()).toEqual([]);
    expect(inDuel('pilot:bodicavenj', { on: 'defender' }).attack().offered()).toEqual([]);
  });
});

describe('Dirk Ullodin', () => {
  const flown = (dial: '2ER' | '2FB', at: At) =>
    inStory('pilot:dirkullodin', {
      phase: 'activation',
      p1: [{ pilot: 'dirkullodin', at: [300, 200], dial }],
      p2: [{ ...FAR, at }],
    });
  test('after a red maneuver he locks an enemy close ahead', () => {
    const told = inStory('pilot:dirkullodin', {
      phase: 'activation',
      p1: [{ pilot: 'dirkullodin', at: [300, 200], dial: '4KR' }],
      p2: [{ ...FAR, at: [300, 280] }],
    });
    expect(told.use('ship:B1').game.ship('A1').locks).toEqual(['ship:B1']);
  });
  test('after a red action, too', () => {
    const told = flown('2FB', [300, 480]);
    told.game.passUntil('chooseAction').choose('p1', 'action:boost:white', 'boost:straight', 'action:focus:red');
    expect(told.use('ship:B1').game.ship('A1').locks).toEqual(['ship:B1']);
  });
  test('not after a blue maneuver and a white action, nor at range 2', () => {
    const white = flown('2FB', [300, 420]);
    white.game.passUntil('chooseAction').choose('p1', 'action:focus:white');
    expect(white.offered()).toEqual([]);
    const far = inStory('pilot:dirkullodin', {
      phase: 'activation',
      p1: [{ pilot: 'dirkullodin', at: [300, 200], dial: '4KR' }],
      p2: [{ ...FAR, at: [300, 200] }],
    });
    expect(far.offered()).toEqual([]);
  });
});

describe('Clan Wren Volunteer', () => {
  /** Both fly first, then A1 shoots at B1. */
  const shot = (dial: '2FB' | '3FB', x: number, ahead: number) => {
    const told = inStory('pilot:clanwrenvolunteer', {
      phase: 'activation',
      p1: [
        { pilot: 'clanwrenvolunteer', at: [457, 200], dial: '2FB' },
        { pilot: 'bluesquadronescort', at: [x, 200], dial },
      ],
      p2: [{ pilot: 'academypilot', at: [457, 320 + ahead], dial: '2FB', heading: 0 }],
      dice: ['blank', 'hit', 'hit', 'hit'],
    });
    for (let i = 0; i < 40 && told.game.state.phase === 'activation'; i++) {
      const [decision] = told.game.state.pending;
      const key = decision!.options.find(one => one.key === 'pass') ?? decision!.options[0]!;
      told.game.choose(decision!.player, key.key);
    }
    told.game.passUntil('chooseAttack').choose('p1', 'target:ship:B1:primary:0');
    return about('pilot:clanwrenvolunteer', told.game).offered();
  };
  test('one die, with a friend at range 1 that flew as fast', () => expect(shot('2FB', 560, 10)).toHaveLength(1));
  test('not with a faster friend, nor with one at range 2', () => {
    expect(shot('3FB', 560, 10)).toEqual([]);
    expect(shot('2FB', 640, 10)).toEqual([]);
  });
});

describe('Old Teroch', () => {
  const starts = (enemy: Partial<Placed>) =>
    inStory('pilot:oldteroch', {
      phase: 'engagement',
      p1: [{ pilot: 'oldteroch', at: [457, 300] }],
      p2: [{ pilot: 'academypilot', at: [457, 420], tokens: { focus: 2, evade: 1, stress: 1 }, ...enemy }],
    });
  test('an enemy that has him in front loses all its green tokens, and nothing else', () => {
    expect(starts({}).use('ship:B1').game.tokens('B1')).toEqual({ stress: 1 });
  });
  test('not one that looks away, nor at range 2, nor without green tokens', () => {
    expect(starts({ heading: 0 }).offered()).toEqual([]);
    expect(starts({ at: [457, 460] }).offered()).toEqual([]);
    expect(starts({ tokens: { stress: 1 } }).offered()).toEqual([]);
  });
});

describe('Kad Solus', () => {
  const flown = (dial: '4KR' | '2FB', y = 860) =>
    inStory('pilot:kadsolus', {
      phase: 'activation',
      p1: [{ pilot: 'kadsolus', at: [300, 200], dial }],
      p2: [{ ...FAR, at: [300, y] }],
    }).until('chooseAction').game;
  test('two focus tokens after a red maneuver', () => {
    expect(flown('4KR').tokens('A1')).toEqual({ focus: 2, stress: 1 });
  });
  test('none after a blue one, nor after a red one cut short', () => {
    expect(flown('2FB').tokens('A1')).toEqual({});
    expect(flown('4KR', 390).tokens('A1').focus).toBeUndefined();
  });
});

describe('Joy Rekkoff', () => {
  const shot = (attacker: Partial<Placed>, range: AttackRange = 2) =>
    inDuel('pilot:joyrekkoff', { attacker, range, rolls: 'hit hit hit / blank blank' }).attack();
  test('a torpedo charge for one defense die fewer, of either of two cards', () => {
    const told = shot({ upgrades: ['protontorpedoes', 'iontorpedoes'] });
    expect(told.offered()).toHaveLength(2);
    const { game } = told.use('upgrade:iontorpedoes');
    expect(game.last('chargeSpent')).toMatchObject({ card: 'upgrade:iontorpedoes' });
    expect(rolled(game, 'defense')).toBe(2);
  });
  test('not without torpedoes, nor at range 0', () => {
    expect(shot({ upgrades: ['concussionmissiles'] }).offered()).toEqual([]);
    expect(shot({ upgrades: ['protontorpedoes'] }, 0).offered()).toEqual([]);
  });
});

describe('Mandalorian Royal Guard', () => {
  const shot = (pilot: string, at: At = [500, 560], rolls = 'hit hit hit / blank blank') =>
    inDuel('pilot:mandalorianroyalguard', { on: 'enemy', defender: { pilot }, third: { at }, rolls }).attack();
  test('deplete and strain make a result of a larger friend an evade', () => {
    const { game } = shot('captainkagi').use();
    expect(game.last('diceChanged')!.after).toEqual(['evade']);
    expect(game.tokens('B2')).toEqual({ deplete: 1, strain: 1 });
  });
  test('not for a small one, nor outside the attack arc', () => {
    expect(shot('academypilot', [500, 560], 'hit hit hit / blank blank blank').offered()).toEqual([]);
    expect(shot('captainkagi', [640, 300]).offered()).toEqual([]);
  });
});

describe('Tor Phun', () => {
  const shot = (damage: readonly string[], attacker: Partial<Placed> = {}) => {
    const { game } = inDuel('pilot:torphun', {
      attacker: { tokens: { stress: 1 }, ...attacker },
      defender: { damage },
      wingmen: [],
      enemies: [{ pilot: 'academypilot', at: [500, 520] }],
      rolls: 'hit blank blank / blank blank blank',
    }).attack();
    return game;
  };
  const DYING = ['-fuelleak', '-fuelleak'];
  test('with the defender destroyed an action, stressed or not, then a bonus attack for two strain tokens', () => {
    const game = shot(DYING).passUntil('chooseAction');
    game.choose('p1', 'action:focus:white');
    expect(game.tokens('A1')).toEqual({ stress: 1, focus: 1 });
    game.choose('p1', 'target:ship:B2:primary:0');
    expect(game.tokens('A1').strain).toBe(2);
    expect(game.events('attackDeclared').map(({ defender }) => defender)).toEqual(['ship:B1', 'ship:B2']);
  });
  test('the bonus attack does not ask for the action, and costs nothing that is not made', () => {
    const game = shot(DYING).passUntil('chooseAction').choose('p1', 'pass');
    expect(game.offers('p1')).toContain('target:ship:B2:primary:0');
    expect(game.choose('p1', 'pass').tokens('A1').strain).toBeUndefined();
  });
  test('where the action takes him, the bonus attack is aimed from there', () => {
    const aims = (action: string, x: number) => {
      const game = inDuel('pilot:torphun', {
        defender: { damage: DYING },
        enemies: [{ pilot: 'academypilot', at: [x, 520] }],
        rolls: 'hit blank blank / blank blank blank',
      })
        .attack()
        .game.passUntil('chooseAction')
        .choose('p1', action);
      if (game.asked('p1') === 'barrelRoll') game.choose('p1', game.offers('p1')[0]!);
      return game
        .passUntil('chooseAttack')
        .offers('p1')
        .some(key => key.includes('B2'));
    };
    const side = [700, 220].filter(x => !aims('action:focus:white', x));
    expect(side).toHaveLength(2);
    expect(side.map(x => aims('action:barrelRoll:white', x)).filter(Boolean)).toHaveLength(1);
  });
  test('not while the defender lives', () => {
    const game = shot([]).passUntil('chooseAttack');
    expect(game.asked('p2')).toBe('chooseAttack');
    expect(shot(DYING).passUntil('chooseAction').asked('p1')).toBe('chooseAction');
    expect(shot([]).passUntil('chooseAttack').offers('p1')).toEqual([]);
  });
});
