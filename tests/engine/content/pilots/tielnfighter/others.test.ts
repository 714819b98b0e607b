import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import { type AttackRange, rolled } from '../../../../support/duel';
import type { Placed } from '../../../../support/scenario';

type At = readonly [number, number];
const attackDice = (told: ReturnType<typeof inDuel>) => rolled(told.game.passUntil('chooseAttack'), 'attack');

describe('one more attack die', () => {
  const at = (pilot: string, range: AttackRange) => attackDice(inDuel(`pilot:${pilot}`, { range }).attack());
  test('“Mauler” Mithel: at range 1, beside the range bonus, and not at range 2', () => {
    expect([at('maulermithel', 1), at('maulermithel', 2)]).toEqual([4, 2]);
  });
  test('Scythe 6: at range 1-2, not at 3', () => {
    expect([1, 2, 3].map(range => at('scythe6-battleoverendor', range as AttackRange))).toEqual([4, 3, 2]);
  });
  test('“Scourge” Skutu: in the bullseye and not beside it', () => {
    const dice = (x: number) => attackDice(inDuel('pilot:scourgeskutu', { defender: { at: [x, 500] } }).attack());
    expect([dice(457), dice(530)]).toEqual([3, 2]);
  });
  test('Gideon Hask: against a damaged ship only', () => {
    const dice = (damage: readonly string[]) =>
      attackDice(inDuel('pilot:gideonhask', { defender: { damage } }).attack());
    expect([dice(['-fuelleak']), dice([])]).toEqual([3, 2]);
  });
});

describe.each(['wampa', 'wampa-battleofyavin'])('%s', pilot => {
  const card = `pilot:${pilot}`;
  test('a charge for one more die', () => {
    const told = inDuel(card, { attacker: { charges: 1 } })
      .attack()
      .use();
    expect(told.game.ship('A1').charges).toBe(0);
    expect(attackDice(told)).toBe(3);
  });
  test('not without it, and defending loses it', () => {
    expect(
      inDuel(card, { attacker: { charges: 0 } })
        .attack()
        .offered(),
    ).toEqual([]);
    const { game } = inDuel(card, {
      on: 'defender',
      defender: { charges: 1 },
      rolls: 'blank blank blank / blank',
    }).attack();
    expect(game.passUntil('chooseAttack').ship('B1').charges).toBe(0);
  });
  test('nor at range 0, where no die is added', () => {
    expect(
      inDuel(card, { range: 0, attacker: { charges: 1 } })
        .attack()
        .offered(),
    ).toEqual([]);
  });
});

describe.each([
  ['backstabber-battleofyavin', 'maulermithel'],
  ['maulermithel-battleofyavin', 'backstabber-battleofyavin'],
])('%s', (pilot, mate) => {
  const dice = (third: string, at: At) => {
    const told = inDuel(`pilot:${pilot}`, { wingmen: [{ pilot: third, at, heading: 180, tokens: { disarm: 1 } }] });
    if (told.game.asked('p1') === 'chooseShip') told.game.choose('p1', 'ship:A1');
    told.game.passUntil('chooseAttack');
    return attackDice(told.attack());
  };
  test('one more die with a partner close at the side', () => {
    expect(dice(mate, [520, 300])).toBe(3);
    expect(dice('darthvader', [394, 300])).toBe(3);
  });
  test('not at range 2, nor behind, nor with another', () => {
    expect(dice(mate, [640, 300])).toBe(2);
    expect(dice(mate, [457, 230])).toBe(2);
    expect(dice('gideonhask', [520, 300])).toBe(2);
  });
});

describe('“Dark Curse” (Battle of Yavin)', () => {
  const asked = (pilot: string) => {
    const { game } = inDuel(`pilot:${pilot}`, {
      on: 'defender',
      attacker: { tokens: { focus: 1 }, locks: ['B1'] },
      rolls: 'focus focus blank / blank blank blank',
    }).attack();
    return game.offers('p1').filter(key => key.startsWith('mod:'));
  };
  test('nobody modifies the attack dice against him', () => expect(asked('darkcurse-battleofyavin')).toEqual([]));
  test('against others they do', () => expect(asked('gideonhask')).toContain('mod:focus'));
});

describe('Del Meeko', () => {
  const shot = (attacker: Partial<Placed>, at: At = [520, 500]) =>
    inDuel('pilot:delmeeko', {
      on: 'enemy',
      attacker,
      third: { at },
      rolls: 'hit hit hit / blank blank blank evade',
    }).attack();
  test('a friend attacked by a damaged ship rerolls a defense die', () => {
    const { game } = shot({ damage: ['-fuelleak'] }).use();
    game.pick('p2', ['die:0']);
    expect(game.last('diceRerolled')!.after).toEqual(['evade', 'blank', 'blank']);
  });
  test('not by a whole one, nor at range 3', () => {
    expect(shot({}).offered()).toEqual([]);
    expect(shot({ damage: ['-fuelleak'] }, [760, 500]).offered()).toEqual([]);
  });
});

describe('Seyn Marana', () => {
  const shot = (rolls: string) =>
    inDuel('pilot:seynmarana', { defender: { pilot: 'bluesquadronescort', heading: 180 }, rolls }).attack();
  test('a crit is a facedown card past the shields, and nothing else hits', () => {
    const { game } = shot('crit hit / blank blank').use();
    expect([game.damage('B1').map(one => one[0]), game.dice('attack')]).toEqual([['-'], []]);
    expect(game.passUntil('chooseAttack').ship('B1').shields).toBe(2);
  });
  test('not without a crit', () => expect(shot('hit hit / blank blank').offered()).toEqual([]));
  test('a remote that this destroys leaves at once: no defense dice, and the attack is over', () => {
    const { game } = inStory('pilot:seynmarana', {
      phase: 'engagement',
      p1: [{ pilot: 'seynmarana', at: [457, 300] }],
      p2: [{ pilot: 'academypilot', at: [100, 860] }],
      devices: [{ is: 'drk1probedroid', at: [457, 450], owner: 'p2' }],
      dice: ['crit', 'hit', 'blank'],
    });
    game.choose('p1', 'target:token:1:primary:0', 'mod:ship:A1:pilot:seynmarana:attacker');
    expect(game.events('remoteDestroyed')).toHaveLength(1);
    expect(game.events('diceRolled').map(({ kind }) => kind)).toEqual(['attack']);
    expect(game.last('attackPerformed')).toMatchObject({ attacker: 'ship:A1', defender: 'token:1', hit: false });
  });
});

describe('Moff Gideon', () => {
  const shot = (at: At, third: Partial<Placed> = {}) =>
    inDuel('pilot:moffgideon', {
      on: 'wingman',
      third: { at, charges: 2, ...third },
      range: 1,
      defender: { tokens: { focus: 1, evade: 1 } },
      rolls: 'hit blank blank blank / focus blank blank',
    }).attack();
  test('a charge and a strain token on a friend close by: the defense dice stay as they fell', () => {
    const told = shot([640, 300]);
    expect(told.offered().map(key => key.slice(-2))).toEqual(['A1']);
    const { game } = told.use('A1');
    expect([game.tokens('A1').strain, game.ship('A2').charges]).toEqual([1, 1]);
    expect(game.asked('p2')).not.toBe('modifyDice');
    expect(game.tokens('B1')).toMatchObject({ focus: 1, evade: 1 });
  });
  test('not beyond range 3, nor without a charge', () => {
    expect(shot([880, 60]).offered()).toEqual([]);
    expect(shot([640, 300], { charges: 0 }).offered()).toEqual([]);
  });
  test('nor where no friend is at range 0-1 of the defender', () => {
    const far = inDuel('pilot:moffgideon', { on: 'wingman', third: { at: [640, 300], charges: 2 }, range: 2 });
    expect(far.attack().offered()).toEqual([]);
  });
});

describe('ISB Jingoist', () => {
  const told = (defender: Partial<Placed>, range: AttackRange = 1) => inDuel('pilot:isbjingoist', { range, defender });
  test('an enemy close in front is depleted or strained, as he likes', () => {
    const { game } = told({}).use('ship:B1');
    expect(game.offers('p1')).toEqual(['deplete', 'strain']);
    expect(game.choose('p1', 'strain').tokens('B1')).toEqual({ strain: 1 });
  });
  test('unless it removes a green token', () => {
    const { game } = told({ tokens: { focus: 1, evade: 1 } }).use('ship:B1');
    expect(game.offers('p2')).toEqual(['lose:focus', 'lose:evade', 'pass']);
    expect(game.choose('p2', 'lose:evade').tokens('B1')).toEqual({ focus: 1 });
    const kept = told({ tokens: { focus: 1 } })
      .use('ship:B1')
      .game.choose('p2', 'pass')
      .choose('p1', 'deplete');
    expect(kept.tokens('B1')).toEqual({ focus: 1, deplete: 1 });
  });
  test('not at range 2', () => expect(told({}, 2).offered()).toEqual([]));
});

describe('Magna Tolvan', () => {
  const flown = (stress: number, dial: Placed['dial'] = '4KR') =>
    inStory('pilot:magnatolvan', {
      phase: 'activation',
      p1: [{ pilot: 'academypilot', at: [300, 200], dial: dial!, tokens: { stress } }],
      p2: [{ pilot: 'soontirfel', at: [860, 860], dial: '2FB' }],
    });
  test('a white action after a stress token, and another in her step', () => {
    const told = flown(0).use('focus:white');
    expect(told.game.tokens('A1')).toEqual({ focus: 1, stress: 1 });
    expect(told.until('chooseAction').game.offers('p1')).toContain('action:evade:white');
  });
  test('not with three stress tokens', () => {
    const told = flown(4, '2FW');
    expect(told.offered()).toEqual([]);
    expect(told.game.about('A1', 'actionPerformed')).toBeUndefined();
  });
  test('no red action', () => {
    const told = inStory('pilot:magnatolvan', {
      phase: 'activation',
      p1: [{ pilot: 'academypilot', at: [300, 200], dial: '4FW', upgrades: ['hansolo-crew'], tokens: { stress: 1 } }],
      p2: [{ pilot: 'soontirfel', at: [860, 860], dial: '2FB' }],
    }).until('chooseAction');
    expect(told.game.offers('p1').filter(key => key.endsWith(':red'))).toEqual([]);
    expect(told.game.offers('p1')).toContain('action:focus:white');
  });
});

describe('Yrica Quell', () => {
  const flown = (at: At, ahead: readonly Placed[] = []) =>
    inStory('pilot:yricaquell', {
      phase: 'activation',
      p1: [{ pilot: 'academypilot', at: [457, 200], dial: '2FB' }],
      p2: [{ pilot: 'jekporkins', at, dial: '2FB', heading: 180 }, ...ahead],
    });
  test('after a maneuver a lock on an enemy in the bullseye', () => {
    expect(flown([457, 600]).use('ship:B1').game.ship('A1').locks).toEqual(['ship:B1']);
  });
  test('not beside it, nor after one cut short', () => {
    expect(flown([560, 600]).offered()).toEqual([]);
    expect(flown([457, 300]).offered()).toEqual([]);
  });
});

describe('Lieutenant Hebsly (Battle over Endor)', () => {
  const shot = (on: 'attacker' | 'defender') =>
    inDuel('pilot:lieutenanthebsly-battleoverendor', {
      on,
      [on]: { tokens: { stress: 1 } },
      rolls: 'blank blank blank / blank blank blank',
    }).attack();
  test('after defending a red boost, even while stressed', () => {
    expect(shot('defender').use('boost:red').game.asked('p2')).toBe('boost');
  });
  test('not after an attack', () => expect(shot('attacker').offered()).toEqual([]));
});
