import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../../support/card';
import type { Placed } from '../../../../support/scenario';

/** First in turn, and nothing of his own in an attack. */
const VETERAN = { pilot: 'poedameron' } as const;

describe('Serissu', () => {
  const shot = (on: 'enemy' | 'defender', at: readonly [number, number] = [520, 520]) =>
    inDuel('pilot:serissu', {
      on,
      attacker: VETERAN,
      ...(on === 'enemy' ? { third: { at } } : {}),
      rolls: 'hit hit hit / blank blank blank',
    }).attack();
  test('a friend at range 1 that defends rerolls a die, and so does he', () => {
    const { game } = shot('enemy').use();
    expect(game.pick('p2', ['die:1']).last('diceRerolled')).toMatchObject({ kind: 'defense', dice: [1] });
    expect(shot('defender').offered()).toHaveLength(1);
  });
  test('not at range 2', () => {
    expect(shot('enemy', [640, 520]).offered()).toEqual([]);
  });
});

describe('Genesis Red', () => {
  const locked = (object: 'ship:B1' | 'rock:1', tokens: Placed['tokens'] = {}) =>
    inStory('pilot:genesisred', {
      phase: 'engagement',
      p1: [{ pilot: 'genesisred', at: [400, 200], tokens: { focus: 2, calculate: 1 } }],
      p2: [{ pilot: 'academypilot', at: [400, 800], tokens }],
      rocks: [{ is: 'coreasteroid1', at: [200, 500] }],
      first: [{ do: 'acquireLock', ship: 'ship:A1', object }],
      alone: true,
    }).game.tokens('A1');
  test('his focus and evade tokens become as many as those of the locked ship', () => {
    expect(locked('ship:B1', { focus: 1, evade: 2, calculate: 3 })).toEqual({ focus: 1, evade: 2, calculate: 1 });
  });
  test('nothing comes from who has none', () => {
    expect(locked('ship:B1')).toEqual({ calculate: 1 });
    expect(locked('rock:1')).toEqual({ calculate: 1 });
  });
});

test('Laetin A’shera: an evade token after an attack missed, on either side', () => {
  const gained = (on: 'attacker' | 'defender', face: 'hit' | 'blank') =>
    inDuel('pilot:laetinashera', { on, attacker: VETERAN, rolls: `${face} blank blank / blank blank blank` })
      .attack()
      .until('declareAttack')
      .game.events('tokenGained')
      .map(({ ship, token }) => `${ship} ${token}`);
  expect(gained('defender', 'blank')).toEqual(['ship:B1 evade']);
  expect(gained('defender', 'hit')).toEqual([]);
  const attacking = (face: 'hit' | 'blank') =>
    inDuel('pilot:laetinashera', { rolls: `${face} blank / blank blank blank` })
      .attack()
      .until('declareAttack')
      .game.about('A1', 'tokenGained');
  expect(attacking('blank')).toMatchObject({ token: 'evade' });
  expect(attacking('hit')).toBeUndefined();
});

describe('Quinn Jast', () => {
  const told = (spent: boolean) =>
    inDuel('pilot:quinnjast', {
      attacker: { upgrades: ['protonrockets', 'stealthdevice'] },
      first: spent ? [{ do: 'loseCharge', ship: 'ship:A1', card: 'upgrade:protonrockets' }] : [],
    });
  test('a disarm token recovers a charge of an upgrade', () => {
    const story = told(true);
    expect(story.offered()).toHaveLength(1);
    const { game } = story.use('protonrockets');
    expect(game.tokens('A1')).toEqual({ disarm: 1 });
    expect(game.ship('A1').upgrades.map(({ charges }) => charges)).toEqual([1, 1]);
  });
  test('not with all of them', () => {
    expect(told(false).offered()).toEqual([]);
  });
});

describe('Inaldra', () => {
  const shot = (on: 'attacker' | 'defender') =>
    inDuel('pilot:inaldra', {
      on,
      ...(on === 'defender' ? { attacker: VETERAN } : {}),
      rolls: on === 'attacker' ? 'blank blank / blank blank blank' : 'hit hit hit / blank blank blank',
    }).attack();
  test('attacking, a hit suffered rerolls any dice', () => {
    const { game } = shot('attacker').use();
    expect(game.pick('p1', ['die:0', 'die:1']).last('diceRerolled')).toMatchObject({ kind: 'attack', dice: [0, 1] });
    expect(game.ship('A1').shields).toBe(0);
  });
  test('defending too; left, nothing is suffered', () => {
    const { game } = shot('defender').use();
    expect(game.pick('p2', ['die:0']).last('diceRerolled')).toMatchObject({ kind: 'defense', dice: [0] });
    expect(game.ship('B1').shields).toBe(0);
    expect(shot('attacker').until('declareAttack').game.ship('A1').shields).toBe(1);
  });
});

test('G4R-GOR V/M: after defending, every other ship at range 0 suffers a crit', () => {
  const { game } = inDuel('pilot:g4rgorvm', {
    on: 'defender',
    attacker: VETERAN,
    enemies: [
      { pilot: 'academypilot', at: [497, 500] },
      { pilot: 'academypilot', at: [560, 500] },
    ],
    wingmen: [{ pilot: 'bluesquadronescort', at: [417, 500] }],
    rolls: 'blank blank blank / blank blank blank',
  })
    .attack()
    .until('declareAttack');
  expect(game.events('damageSuffered').map(({ ship, damage }) => [ship, damage])).toEqual([
    ['ship:A2', 'crit'],
    ['ship:B2', 'crit'],
  ]);
});
