import { describe, expect, test } from 'vitest';
import { acting } from '../../../../support/actions';
import { about, inDuel, inStory } from '../../../../support/card';
import { rolled } from '../../../../support/duel';
import { flying } from '../../../../support/flying';

const MISS = 'blank blank blank / blank blank blank';
const HIT = 'hit blank blank / blank blank blank';
const gained = (game: ReturnType<typeof inDuel>['game'], ship: string) =>
  game.events('tokenGained').flatMap(one => (one.ship === `ship:${ship}` ? [one.token] : []));

test('Turr Phennir: after an attack a roll or a boost, even while stressed', () => {
  const told = inDuel('pilot:turrphennir', { attacker: { tokens: { stress: 1 } }, rolls: MISS }).attack();
  expect(told.offered()).toEqual(['action:barrelRoll:white', 'action:boost:white']);
});
test('Turr Phennir: not after defending', () => {
  expect(inDuel('pilot:turrphennir', { on: 'defender', rolls: MISS }).attack().offered()).toEqual([]);
});

describe('Ciena Ree', () => {
  const shot = (damage: readonly string[]) =>
    inDuel('pilot:cienaree', { defender: { damage }, rolls: HIT }).attack().until().game;
  test('is stressed by the defender that she destroys', () => {
    expect(gained(shot(['-fuelleak', '-fuelleak']), 'A1')).toEqual(['stress']);
    expect(gained(shot([]), 'A1')).toEqual([]);
  });
  const lost = (at: readonly [number, number], ship = 'ship:A2' as const) =>
    inStory('pilot:cienaree', {
      phase: 'engagement',
      p1: [
        { pilot: 'cienaree', at: [100, 100], tokens: { stress: 2 } },
        { pilot: 'academypilot', at },
      ],
      p2: [{ pilot: 'academypilot', at: [800, 800] }],
      first: [{ do: 'destroyShip', ship }],
    }).game;
  test('a friend destroyed at range 0-3 takes a stress token', () => {
    expect(lost([300, 100]).tokens('A1')).toEqual({ stress: 1 });
    expect(lost([800, 100]).tokens('A1')).toEqual({ stress: 2 });
  });
});

test('Gideon Hask: one more die against a damaged ship', () => {
  const dice = (damage: readonly string[]) =>
    rolled(inDuel('pilot:gideonhask-tieininterceptor', { defender: { damage } }).attack().until().game, 'attack');
  expect([dice(['-fuelleak']), dice([])]).toEqual([4, 3]);
});

describe('Commandant Goran', () => {
  const told = (tokens: object, locks: readonly string[] = []) =>
    inStory('pilot:commandantgoran', {
      phase: 'engagement',
      p1: [
        { pilot: 'commandantgoran', at: [300, 300] },
        { pilot: 'academypilot', at: [400, 300], tokens },
        { pilot: 'soontirfel', at: [300, 200] },
        { pilot: 'academypilot', at: [800, 100] },
      ],
      p2: [{ pilot: 'wedgeantilles', at: [800, 800], locks }],
    });
  test('a friend of lower initiative gains an evade token and loses a red one', () => {
    const { game } = told({ strain: 1, stress: 1 }).until();
    expect(gained(game, 'A2')).toEqual(['evade']);
    expect(game.tokens('A2')).toEqual({ stress: 1 });
  });
  test('which one is his to say, a lock among them', () => {
    const choice = told({ strain: 1 }, ['A2']);
    expect(choice.offered()).toEqual(['strain', 'lock:ship:B1']);
    const { game } = choice.use('ship:B1');
    expect([game.ship('B1').locks, game.ship('A2').tokens.strain]).toEqual([[], 1]);
  });
});

test('Lieutenant Lorrir: rolls by the banks and never straight', () => {
  const game = acting({ pilot: 'lieutenantlorrir', at: [400, 400] }).choose('p1', 'action:barrelRoll:white');
  expect(game.offers('p1').every(key => key.includes('1bank'))).toBe(true);
  expect(game.offers('p1').length).toBeGreaterThan(0);
});

describe('Iden Versio (Yavin)', () => {
  const shot = (charges: number, defender = 'academypilot', at: readonly [number, number] = [520, 500]) =>
    inDuel('pilot:idenversio-battleofyavin', {
      on: 'enemy',
      defender: { pilot: defender },
      third: { at, charges },
      rolls: 'hit crit blank / blank blank blank',
    }).attack();
  test('two charges prevent one damage, hit or crit', () => {
    const told = shot(2);
    expect(told.offered()).toHaveLength(2);
    const { game } = told.use('crit');
    expect(game.last('damagePrevented')).toMatchObject({ hits: 0, crits: 1 });
    expect([game.ship('B2').charges, game.ship('B1').damage.length]).toEqual([0, 1]);
  });
  test('not for one charge, at range 2, or for who is no TIE', () => {
    expect(shot(1).offered()).toEqual([]);
    expect(shot(2, 'academypilot', [640, 500]).offered()).toEqual([]);
    expect(shot(2, 'majorvynder').offered()).toEqual([]);
  });
});

const after = (pilot: string, action: string, charges = 1) => {
  const game = acting({ pilot, at: [400, 400], charges });
  game.choose('p1', game.offers('p1').find(key => key.startsWith(`action:${action}`))!);
  if (game.asked('p1') === 'barrelRoll') game.choose('p1', game.offers('p1')[0]!);
  return about(`pilot:${pilot}`, game);
};
test('Sigma 4: a charge after a barrel roll is a boost', () => {
  const told = after('sigma4-battleofyavin', 'barrelRoll');
  expect(told.offered()).toEqual(['action:boost:white']);
  expect(told.use().game.ship('A1').charges).toBe(0);
  expect(after('sigma4-battleofyavin', 'focus').offered()).toEqual([]);
  expect(after('sigma4-battleofyavin', 'barrelRoll', 0).offered()).toEqual([]);
});

test('Sigma 5: a charge after a hit is an evade', () => {
  const shot = (rolls: string) => inDuel('pilot:sigma5-battleofyavin', { attacker: { charges: 1 }, rolls }).attack();
  const { game } = shot(HIT).use();
  expect([gained(game, 'A1'), game.ship('A1').charges]).toEqual([['evade'], 0]);
  expect(shot(MISS).offered()).toEqual([]);
});

test('Sigma 6: a charge after a speed 3 maneuver is a SLAM', () => {
  const flown = (dial: '3FB' | '2FB', charges = 1) =>
    flying('pilot:sigma6-battleofyavin', { pilot: 'sigma6-battleofyavin', dial, charges });
  // Afterburners wait at the same moment.
  const told = flown('3FB').use();
  expect(told.offered()).toEqual(['action:slam:white']);
  expect(told.use().game.ship('A1').charges).toBe(0);
  expect(flown('2FB').offered()).toEqual([]);
  expect(flown('3FB', 0).offered()).toEqual([]);
});

test('Sigma 7: in the System Phase a charge locks an enemy at range 0-1', () => {
  const system = (y: number) =>
    inStory('pilot:sigma7-battleofyavin', {
      phase: 'system',
      p1: [{ pilot: 'sigma7-battleofyavin', at: [300, 300], dial: '2FB' }],
      p2: [{ pilot: 'academypilot', at: [300, y], dial: '2FB' }],
    });
  const told = system(400);
  // Its Sensitive Controls wait at the same moment.
  if (told.offered()[0]!.startsWith('ability:')) told.use();
  const { game } = told.use('ship:B1');
  expect([game.ship('A1').locks, game.ship('A1').charges]).toEqual([['ship:B1'], 1]);
  expect(system(500).offered()).toEqual([]);
});

test('Second Sister: two Force make all hits of an attack that hit crits', () => {
  const shot = (rolls: string, force = 2) => inDuel('pilot:secondsister', { attacker: { force }, rolls }).attack();
  const { game } = shot('hit hit blank / blank blank blank').use().until();
  expect(game.events('damageSuffered').map(({ damage }) => damage)).toEqual(['crit', 'crit']);
  expect(shot(MISS).offered()).toEqual([]);
  expect(shot(HIT, 1).offered()).toEqual([]);
});

test('Maus Monare: a calculate token after an evade, not after a focus', () => {
  expect(after('mausmonare-battleoverendor', 'evade').game.tokens('A1')).toEqual({ evade: 1, calculate: 1 });
  expect(after('mausmonare-battleoverendor', 'focus').game.tokens('A1')).toEqual({ focus: 1 });
});

test('Sapphire 2: focused, one more defense die', () => {
  const dice = (focus: number) =>
    rolled(
      inDuel('pilot:sapphire2-battleoverendor', { on: 'defender', defender: { tokens: { focus } } })
        .attack()
        .until().game,
      'defense',
    );
  expect([dice(1), dice(0)]).toEqual([4, 3]);
});

describe('Carnor Jax', () => {
  const shot = (at: readonly [number, number], heading = 180) =>
    inDuel('pilot:carnorjax-legendsandrelics', {
      on: 'enemy',
      attacker: { tokens: { focus: 1 } },
      third: { at, heading, force: 1 },
      rolls: 'focus blank blank / blank blank blank',
    }).attack();
  test('a Force, and the attacker close ahead modifies nothing', () => {
    const { game } = shot([457, 420]).use().until('modifyDice');
    expect(game.asked('p1')).not.toBe('modifyDice');
    expect(game.events('forceSpent')).toHaveLength(1);
    expect(shot([457, 420]).leave().until('modifyDice').game.asked('p1')).toBe('modifyDice');
  });
  test('not at range 2, nor out of the front arc', () => {
    expect(shot([520, 520]).offered()).toEqual([]);
    expect(shot([457, 420], 0).offered()).toEqual([]);
  });
  test('nor does the defender, if that is the enemy', () => {
    const told = inDuel('pilot:carnorjax-legendsandrelics', {
      range: 1,
      attacker: { force: 1 },
      defender: { tokens: { focus: 1 } },
      rolls: 'hit blank blank blank / focus blank blank',
    })
      .attack()
      .use()
      .until('modifyDice');
    expect(told.game.asked('p2')).not.toBe('modifyDice');
  });
});

test('Soontir Fel (Endor): a charge and a deplete token for a boost or a roll that is no action', () => {
  const shot = (charges: number) =>
    inDuel('pilot:soontirfel-battleoverendor', {
      attacker: { charges, tokens: { stress: 1 } },
      rolls: MISS,
    }).attack();
  const told = shot(1);
  expect(told.offered()).toEqual(expect.arrayContaining(['boost:straight', 'roll:left:middle']));
  const { game } = told.use('roll:left:middle');
  expect(game.about('A1', 'shipMoved')!.how).toBe('barrelRoll');
  expect([game.ship('A1').charges, game.tokens('A1')]).toEqual([0, { stress: 1, deplete: 1 }]);
  expect(game.events('actionPerformed')).toEqual([]);
  expect(shot(0).offered()).toEqual([]);
});
