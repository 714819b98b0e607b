import { describe, expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { inDuel, inStory } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import type { Placed } from '../../../../support/scenario';

type At = readonly [number, number];
/** First in turn, and nothing of his own in an attack. */
const VETERAN = { pilot: 'poedameron' } as const;

describe('Boba Fett (Scum)', () => {
  const shot = (on: 'attacker' | 'defender', range: 1 | 2, enemies: readonly Placed[] = []) =>
    inDuel('pilot:bobafett', {
      on,
      range,
      attacker: VETERAN,
      enemies,
      rolls: 'hit blank blank blank / blank blank blank',
    }).attack();
  test('a die for the one enemy at range 1, and not two', () => {
    const { game } = shot('attacker', 1).use();
    expect(game.refusal('p1', { picks: ['die:0', 'die:1'] })).not.toBe(null);
    game.pick('p1', ['die:1']);
    expect(game.last('diceRerolled')!.dice).toEqual([1]);
  });
  test('two for two of them', () => {
    const { game } = shot('attacker', 1, [{ pilot: 'academypilot', at: [540, 440] }]).use();
    game.pick('p1', ['die:0', 'die:1']);
    expect(game.last('diceRerolled')!.dice).toEqual([0, 1]);
  });
  test('defending too, and none at range 2', () => {
    shot('defender', 1).use();
    expect(shot('defender', 2).offered()).toEqual([]);
    expect(shot('attacker', 2).offered()).toEqual([]);
  });
  test('the remote that he attacks counts as a ship, another does not', () => {
    const remote = (y: number, target: string) =>
      inDuel('pilot:bobafett', {
        devices: [{ is: 'drk1probedroid', at: [457, y], owner: 'p2' }],
        range: 3,
        rolls: 'blank blank blank blank / blank blank blank',
      }).attack(`target:${target}:primary:0`);
    expect(remote(400, 'token:1').offered()).toHaveLength(1);
    expect(remote(400, 'ship:B1').offered()).toEqual([]);
  });
});

describe('Boba Fett (Armed and Dangerous)', () => {
  const card = 'pilot:bobafett-armedanddangerous';
  const shot = (on: 'enemy' | 'defender', locks: readonly string[]) =>
    inDuel(card, {
      on,
      attacker: VETERAN,
      ...(on === 'enemy' ? { third: { locks } } : { defender: { locks } }),
      rolls: 'hit blank blank / blank blank blank',
    }).attack();
  test('after another friend has defended, a bonus attack on the attacker that he has locked', () => {
    const told = shot('enemy', ['A1']);
    expect(told.offered()).toEqual(['target:ship:A1:primary:0']);
    expect(told.use().game.last('attackDeclared')).toMatchObject({
      attacker: 'ship:B2',
      defender: 'ship:A1',
      bonus: true,
    });
  });
  test('not without the lock, nor after his own defense', () => {
    expect(
      shot('enemy', [])
        .offered()
        .filter(key => key.includes('target')),
    ).toEqual([]);
    const told = shot('defender', ['A1']).until('declareAttack');
    expect(told.game.last('attackDeclared')).toMatchObject({ bonus: false });
  });
});

describe('Boba Fett (Separatists)', () => {
  const shot = (enemies: readonly Placed[]) =>
    inDuel('pilot:bobafett-firesprayclasspatrolcraft', {
      on: 'defender',
      attacker: VETERAN,
      enemies,
      rolls: 'hit hit hit / blank blank',
    }).attack();
  test('alone, a blank becomes a focus', () => {
    expect(shot([]).use().game.last('diceChanged')!.after).toEqual(['focus', 'blank']);
    expect(shot([{ pilot: 'academypilot', at: [800, 800] }]).offered()).toHaveLength(1);
  });
  test('not with a friend at range 2', () => {
    expect(shot([{ pilot: 'academypilot', at: [640, 500] }]).offered()).toEqual([]);
  });
});

test('Emon Azzameen: the 3 straight and 3 turns in the place of the 1 straight', () => {
  const dropping = (upgrade: string) =>
    inStory('pilot:emonazzameen', {
      phase: 'system',
      p1: [{ pilot: 'emonazzameen', at: [457, 500], dial: '2FB', upgrades: [upgrade] }],
      p2: [{ pilot: 'wedgeantilles', at: [457, 850], dial: '2FB' }],
    }).until('placeDevice').game;
  const game = dropping('protonbombs');
  expect(game.offers('p1').map(key => key.split(':').at(-1))).toEqual([
    '1straight',
    '3turnLeft',
    '3straight',
    '3turnRight',
    'pass',
  ]);
  game.choose('p1', 'drop:device:protonbomb:3straight');
  expect(game.last('devicePlaced')!.pose.y).toBeLessThan(360);
  // What is launched stays as it is.
  expect(
    dropping('electrochaffmissiles')
      .offers('p1')
      .filter(key => key.includes('turn')),
  ).toEqual([]);
});

describe('Kath Scarlet', () => {
  const dice = (pilot: string, at: At) =>
    rolled(
      inDuel('pilot:kathscarlet', { wingmen: [{ pilot, at }] })
        .attack()
        .until().game,
      'attack',
    );
  test('one more die with a friend that is not limited at range 0 of the defender', () => {
    expect(dice('cartelspacer', [497, 500])).toBe(4);
  });
  test('not with a limited one, nor at range 1', () => {
    expect(dice('serissu', [497, 500])).toBe(3);
    expect(dice('cartelspacer', [520, 500])).toBe(3);
  });
});

describe('Koshka Frost', () => {
  const shot = (on: 'attacker' | 'defender', stress: number) =>
    inDuel('pilot:koshkafrost', {
      on,
      attacker: { ...VETERAN, ...(on === 'defender' ? { tokens: { stress } } : {}) },
      defender: on === 'attacker' ? { tokens: { stress } } : {},
      rolls: 'hit blank blank / blank blank blank',
    }).attack();
  test.each([
    ['attacker', 'p1'],
    ['defender', 'p2'],
  ] as const)('as %s, one die against a stressed ship', (on, player) => {
    const { game } = shot(on, 1).use();
    expect(game.refusal(player, { picks: ['die:0', 'die:1'] })).not.toBe(null);
    expect(game.pick(player, ['die:1']).last('diceRerolled')!.dice).toEqual([1]);
    expect(shot(on, 0).offered()).toEqual([]);
  });
});

test('Krassis Trelix: a die of a special attack, and none of a primary one', () => {
  const shot = (weapon: string) =>
    inDuel('pilot:krassistrelix', {
      attacker: { upgrades: ['heavylasercannon'] },
      rolls: 'blank blank blank blank / blank blank blank',
    }).attack(`target:ship:B1:${weapon}`);
  const { game } = shot('upgrade:heavylasercannon').use();
  expect(game.pick('p1', ['die:1']).last('diceRerolled')!.dice).toEqual([1]);
  expect(shot('primary:0').offered()).toEqual([]);
});

describe('Hondo Ohnaka (pilot)', () => {
  const KEY = 'action:card:pilot:hondoohnaka:white';
  const hondo: Placed = { pilot: 'hondoohnaka', at: [400, 400] };
  const friend: Placed = { pilot: 'cartelspacer', at: [500, 400], tokens: { stress: 1 } };
  const foe = (at: At): Placed => ({ pilot: 'academypilot', at, tokens: { stress: 1 } });
  test('one of each side acts, even while stressed, in his order; then he calculates', () => {
    const game = acting([hondo, friend], { p2: [foe([400, 550])] }).choose('p1', KEY);
    expect(game.offers('p1').map(key => key.slice(-2))).toEqual(expect.arrayContaining(['A1', 'A2', 'B1']));
    game.choose('p1', game.offers('p1').find(key => key.endsWith('B1'))!);
    game.choose('p1', game.offers('p1').find(key => key.endsWith('A2'))!);
    // Reinforce is on his bar, so it is on offer, white; evade is not, though it is on theirs.
    expect(game.offers('p2')).toContain('action:reinforce:white');
    expect(game.offers('p2').filter(key => key.includes('evade'))).toEqual([]);
    game.choose('p2', 'action:focus:white').choose('p1', 'action:focus:white');
    expect(['A1', 'A2', 'B1'].map(name => game.tokens(name))).toEqual([
      { calculate: 1 },
      { stress: 1, focus: 1 },
      { stress: 1, focus: 1 },
    ]);
  });
  test('he himself may be one of the two, as hard as on his bar; either may decline', () => {
    const game = acting(hondo, { p2: [foe([400, 550])] }).choose('p1', KEY);
    game.choose('p1', game.offers('p1').find(key => key.endsWith('A1'))!);
    expect(game.offers('p1')).toContain('action:reinforce:red');
    game.choose('p1', 'action:focus:white').choose('p2', 'pass');
    expect([game.tokens('A1'), game.tokens('B1')]).toEqual([{ focus: 1, calculate: 1 }, { stress: 1 }]);
  });
  test('not with friends only, nor beyond range 3', () => {
    expect(acting([hondo, friend], { p2: [foe([860, 860])] }).offers('p1')).not.toContain(KEY);
  });
});

describe('Jango Fett', () => {
  type Dial = '2FB' | '2TW' | '4KR';
  const shot = (on: 'attacker' | 'defender', mine: Dial, theirs: Dial, shown = ['A1', 'B1']) =>
    inDuel('pilot:jangofett', {
      on,
      attacker: { ...VETERAN, dial: on === 'attacker' ? mine : theirs },
      defender: { dial: on === 'attacker' ? theirs : mine },
      first: shown.map(name => ({ do: 'showDial', ship: `ship:${name}` as const })),
      rolls: 'focus hit blank / focus blank blank',
    }).attack();
  test('with the easier maneuver, one focus of theirs becomes a blank', () => {
    expect(shot('attacker', '2FB', '2TW').use().game.last('diceChanged')).toMatchObject({
      kind: 'defense',
      after: ['blank', 'blank', 'blank'],
    });
    expect(shot('defender', '2TW', '4KR').use().game.last('diceChanged')).toMatchObject({
      kind: 'attack',
      after: ['blank', 'hit', 'blank'],
    });
  });
  test('not in a special attack', () => {
    const cannon = inDuel('pilot:jangofett', {
      attacker: { ...VETERAN, dial: '2FB', upgrades: ['heavylasercannon'] },
      defender: { dial: '2TW' },
      first: [
        { do: 'showDial', ship: 'ship:A1' },
        { do: 'showDial', ship: 'ship:B1' },
      ],
      rolls: 'focus hit blank blank / focus blank blank',
    });
    expect(cannon.attack('target:ship:B1:upgrade:heavylasercannon').offered()).toEqual([]);
  });
  test('not as hard, nor harder, nor before both are revealed', () => {
    expect(shot('attacker', '2TW', '2TW').offered()).toEqual([]);
    expect(shot('attacker', '4KR', '2TW').offered()).toEqual([]);
    expect(shot('attacker', '2FB', '2TW', ['A1']).offered()).toEqual([]);
  });
});
