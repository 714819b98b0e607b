import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { acting, flying } from '../../../support/flying';
import { scenario } from '../../../support/scenario';

const far = { pilot: 'academypilot', at: [100, 880], dial: '4FW', tokens: { stress: 1 } } as const;

describe.each(['poedameron', 'poedameron-evacuationofdqar'])('%s', pilot => {
  const acted = (charges: number, action = 'action:focus:white') =>
    acting(`pilot:${pilot}`, { pilot, charges }, action);
  test('after an action, a charge for a white one as red', () => {
    const told = acted(1);
    // Where other cards wait too, it is taken first.
    if (!told.offered().includes('action:boost:red')) told.use();
    const { game } = told.use('action:boost:red');
    expect(game.ship('A1').charges).toBe(0);
    game.choose('p1', game.offers('p1').find(key => key.startsWith('boost:'))!);
    expect(game.last('actionPerformed')).toMatchObject({ action: 'boost', color: 'red' });
    expect(game.tokens('A1')).toMatchObject({ stress: 1 });
  });
  test('not without a charge', () => expect(acted(0).offered()).toEqual([]));
});

describe.each(['jaycristubbs', 'jaycristubbs-evacuationofdqar'])('%s', pilot => {
  const flown = (dial: '2FB' | '2TW', x = 540) =>
    flying(
      `pilot:${pilot}`,
      { pilot },
      {
        p1: [
          { pilot, at: [457, 300], dial },
          { pilot: 'lieutenantbastian', at: [x, 380], tokens: { stress: 2 }, dial: '2FB' },
        ],
      },
    );
  test('after a blue maneuver a friend at range 0-1 is rid of a stress token', () => {
    expect(flown('2FB').use('ship:A2').game.tokens('A2')).toEqual({ stress: 1 });
  });
  test('not after a white one, nor at range 2', () => {
    expect(flown('2TW').offered()).toEqual([]);
    expect(flown('2FB', 680).offered()).toEqual([]);
  });
});

describe.each(['caithrenalli', 'caithrenalli-evacuationofdqar'])('%s', pilot => {
  const flown = (player: 'p1' | 'p2', at: readonly [number, number] = [457, 400]) => {
    const met = { pilot: 'niennunb', at, dial: '2FB' } as const;
    const self = { pilot, at: [457, 300], dial: '4FW' } as const;
    return flying(
      `pilot:${pilot}`,
      { pilot },
      { p1: player === 'p1' ? [self, met] : [self], p2: player === 'p2' ? [met] : [far] },
    );
  };
  test('after moving through a friend, an evade action', () => {
    expect(flown('p1').use('action:evade:white').game.tokens('A1')).toEqual({ evade: 1 });
  });
  test('not through an enemy or past a friend', () => {
    expect(flown('p2').offered()).toEqual([]);
    expect(flown('p1', [600, 400]).offered()).toEqual([]);
  });
});

test('Kare Kun: boosts by the speed 1 turns, white as ever; others do not', () => {
  const { game } = acting('pilot:karekun', { pilot: 'karekun' }, 'action:boost:white');
  expect(game.offers('p1')).toEqual(expect.arrayContaining(['boost:straight', 'boost:1turnRight']));
  game.choose('p1', 'boost:1turnLeft');
  expect(game.last('actionPerformed')).toMatchObject({ action: 'boost', color: 'white' });
  expect(game.ship('A1').pose.heading).toBe(270);
  const other = acting('pilot:zayversio', { pilot: 'zayversio' }, 'action:boost:white').game;
  expect(other.offers('p1')).toContain('boost:straight');
  expect(other.offers('p1').filter(key => key.includes('turn'))).toEqual([]);
});

test('Poe Dameron: no action that is red on his bar', () => {
  const told = acting(
    'pilot:poedameron',
    { pilot: 'poedameron', charges: 1, upgrades: ['squadleader'] },
    'action:focus:white',
    {
      p1: [
        { pilot: 'poedameron', at: [457, 300], dial: '2FB', charges: 1, upgrades: ['squadleader'] },
        { pilot: 'zayversio', at: [540, 380], dial: '2FB', tokens: { stress: 2 } },
      ],
    },
  );
  expect(told.offered()).toContain('action:lock:red');
  expect(told.offered().filter(key => key.includes('coordinate'))).toEqual([]);
});

const joph = (shields: number) =>
  inDuel('pilot:jophseastriker', {
    on: 'defender',
    defender: { shields },
    rolls: 'hit hit blank / blank blank',
  })
    .attack()
    .until()
    .game.events('tokenGained')
    .filter(({ token }) => token === 'evade').length;
test('Joph Seastriker: an evade token for each shield lost, and none for damage cards', () => {
  expect(joph(3)).toBe(2);
  expect(joph(1)).toBe(1);
  expect(joph(0)).toBe(0);
});

const bastian = (y: number, faceup = false, locks: readonly string[] = []) =>
  inStory('pilot:lieutenantbastian', {
    phase: 'engagement',
    p1: [{ pilot: 'lieutenantbastian', at: [400, 100], locks }],
    p2: [{ pilot: 'academypilot', at: [400, y] }],
    first: [{ do: 'dealDamage', ship: 'ship:B1', faceup }],
  });
test('Lieutenant Bastian: whoever is dealt a damage card at range 1-2 may be locked', () => {
  expect(bastian(300).use().game.ship('A1').locks).toEqual(['ship:B1']);
  expect(bastian(180).use().game.ship('A1').locks).toEqual(['ship:B1']);
});
test('Lieutenant Bastian: not at range 3, at range 0, or whom he has locked', () => {
  expect(bastian(400).offered()).toEqual([]);
  expect(bastian(140).offered()).toEqual([]);
  expect(bastian(300, false, ['B1']).offered()).toEqual([]);
});

test('Temmin Wexley: a boost after a speed 2 and a speed 4, not after a speed 1', () => {
  const flown = (dial: '1FB' | '2FB' | '4FW') => flying('pilot:temminwexley', { pilot: 'temminwexley', dial });
  expect(flown('1FB').offered()).toEqual([]);
  expect(flown('2FB').offered()).toEqual(['action:boost:white']);
  const { game } = flown('4FW').use();
  game.choose('p1', 'boost:straight');
  expect(game.last('actionPerformed')).toMatchObject({ action: 'boost', color: 'white' });
});

const nien = (at: readonly [number, number], token: 'stress' | 'strain' = 'stress') =>
  inStory('pilot:niennunb', {
    phase: 'engagement',
    p1: [{ pilot: 'niennunb', at: [400, 300] }],
    p2: [{ pilot: 'academypilot', at }],
    first: [{ do: 'gainToken', ship: 'ship:A1', token, by: 'p1' }],
  });
test('Nien Nunb: a stress token goes, with an enemy close ahead', () => {
  expect(nien([400, 400]).use().game.tokens('A1')).toEqual({});
});
test('Nien Nunb: not with one at range 2 or behind, nor a strain token', () => {
  expect(nien([400, 480]).offered()).toEqual([]);
  expect(nien([400, 200]).offered()).toEqual([]);
  expect(nien([400, 400], 'strain').offered()).toEqual([]);
});

describe('Ello Asty', () => {
  const flown = (dial: '3ER' | '4KR', stress: number) => {
    const { game } = flying('pilot:elloasty', { pilot: 'elloasty', dial, tokens: { stress } }).until();
    const { maneuver } = game.about('A1', 'maneuverExecuted')!;
    return `${maneuver.slice(0, 2)} ${game.about('A1', 'difficultyChecked')!.difficulty}`;
  };
  test('a red Tallon roll is white with up to two stress tokens', () => {
    expect(flown('3ER', 0)).toBe('3E white');
    expect(flown('3ER', 2)).toBe('3E white');
  });
  test('not with three, and no Koiogran turn', () => {
    expect(flown('3ER', 3)).not.toMatch('3E');
    expect(flown('4KR', 0)).toBe('4K red');
  });
  // A stressed ship sets no red maneuver; he sets what will be white.
  test('sets one while stressed, with up to two stress tokens, and no other red maneuver', () => {
    const set = (stress: number, pilot = 'elloasty') =>
      scenario({
        phase: 'planning',
        p1: [{ pilot, at: [457, 300], tokens: { stress } }],
        p2: [{ pilot: 'academypilot', at: [457, 800] }],
      }).offers('p1');
    expect(set(2)).toContain('dial:ship:A1:3ER');
    expect(set(2)).not.toContain('dial:ship:A1:4KR');
    expect(set(3)).not.toContain('dial:ship:A1:3ER');
    expect(set(2, 'karekun')).not.toContain('dial:ship:A1:3ER');
  });
});

describe('Poe Dameron (swz68)', () => {
  const flown = (charges: number, x = 520) =>
    inStory('pilot:poedameron-swz68', {
      phase: 'activation',
      p1: [
        { pilot: 'poedameron-swz68', at: [457, 300], charges, dial: '2FB' },
        { pilot: 'zayversio', at: [x, 300], dial: '2FB' },
      ],
      p2: [far],
    }).until('chooseAction');
  test('two charges let a friend in its activation act once more', () => {
    const told = flown(2);
    told.game.choose('p1', 'action:focus:white');
    const { game } = told.use('action:boost:red');
    expect(game.ship('A1').charges).toBe(0);
    game.choose('p1', 'boost:straight');
    expect(game.tokens('A2')).toEqual({ focus: 1, stress: 1 });
  });
  test('not with one charge, nor at range 3', () => {
    const poor = flown(1);
    poor.game.choose('p1', 'action:focus:white');
    expect(poor.offered()).toEqual([]);
    const away = flown(2, 760);
    away.game.choose('p1', 'action:focus:white');
    expect(away.offered()).toEqual([]);
  });
});

describe('Temmin Wexley (swz68)', () => {
  const told = (x = 520) =>
    inStory('pilot:temminwexley-swz68', {
      phase: 'engagement',
      p1: [
        { pilot: 'temminwexley-swz68', at: [300, 300] },
        { pilot: 'zayversio', at: [x, 300], upgrades: ['integratedsfoils'] },
      ],
      p2: [far],
    });
  test('a friendly T-70 flips its configuration for strain and calculates; one without any does not', () => {
    const one = told();
    expect(one.offered().filter(key => key.includes('A1'))).toEqual([]);
    const side = one.game.ship('A2').upgrades[0]!.side;
    const { game } = one.use('A2');
    expect(game.events('tokenGained').map(({ token }) => token)).toEqual(['strain', 'calculate']);
    expect(game.ship('A2').upgrades[0]!.side).toBe(1 - side);
  });
  test('not beyond range 3', () => expect(told(700).offered()).toEqual([]));
});

test('Nimi Chireen: against a higher initiative a blank becomes a focus', () => {
  const shot = (pilot: string) =>
    inDuel('pilot:nimichireen', { defender: { pilot }, rolls: 'blank blank hit / blank blank blank' });
  const brave = shot('howlrunner');
  brave.game.choose('p2', 'pass');
  expect(brave.attack().use().game.last('diceChanged')!.after).toEqual(['focus', 'blank', 'hit']);
  expect(shot('academypilot').attack().offered()).toEqual([]);
  expect(shot('obsidiansquadronpilot').attack().offered()).toEqual([]);
});

test('Zay Versio: against a damaged attacker one defense die is rerolled', () => {
  const shot = (damage: readonly string[]) =>
    inDuel('pilot:zayversio', {
      on: 'defender',
      attacker: { damage },
      rolls: 'hit hit blank / blank blank evade',
    }).attack();
  const told = shot(['-fuelleak']).use();
  told.game.pick('p2', ['die:0']);
  expect(told.game.last('diceRerolled')!.after).toEqual(['evade', 'blank']);
  expect(shot([]).offered()).toEqual([]);
});

describe('Kazuda Xiono (Legends & Relics)', () => {
  const CARD = 'pilot:kazudaxiono-legendsandrelics';
  const damage = ['-fuelleak'];
  const rolls = 'focus hit blank / focus blank blank';
  test('a focus becomes a hit, or an evade, against who has more damage cards', () => {
    const attacks = inDuel(CARD, { defender: { damage }, rolls }).attack().use();
    expect(attacks.game.last('diceChanged')!.after[0]).toBe('hit');
    const defends = inDuel(CARD, { on: 'defender', attacker: { damage }, rolls }).attack().use();
    expect(defends.game.last('diceChanged')!.after[0]).toBe('evade');
  });
  test('the damage cards of a remote that he attacks count', () => {
    const shot = (hurt: boolean) => {
      const first = hurt ? [{ do: 'damageRemote', token: 'token:1', count: 1 } as never] : [];
      return inDuel(CARD, {
        defender: { at: [800, 800] },
        devices: [{ is: 'imperialsupercommandos', at: [457, 450], owner: 'p2', charges: 2 }],
        first,
        rolls,
      }).attack('target:token:1:primary:0');
    };
    expect(shot(true).offered()).toHaveLength(1);
    expect(shot(false).offered()).toEqual([]);
  });
  test('not with as many', () => {
    expect(inDuel(CARD, { attacker: { damage }, defender: { damage }, rolls }).attack().offered()).toEqual([]);
    expect(inDuel(CARD, { on: 'defender', rolls }).attack().offered()).toEqual([]);
  });
});

test('Stomeroni Starck: flies by the dial of the RZ-2 A-wing', () => {
  const dialOf = (pilot: string) => {
    const { game } = inStory(`pilot:${pilot}`, { phase: 'planning', p1: [{ pilot, at: [457, 300] }], p2: [far] });
    return game.offers('p1').map(key => key.split(':').at(-1));
  };
  expect(dialOf('stomeronistarck-evacuationofdqar')).toEqual(dialOf('greersonnel'));
  expect(dialOf('stomeronistarck-evacuationofdqar')).not.toEqual(dialOf('zayversio'));
});
