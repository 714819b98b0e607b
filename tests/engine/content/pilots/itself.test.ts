import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { acting, flying } from '../../../support/flying';
import type { Placed } from '../../../support/scenario';

const SILENT = { tokens: { disarm: 1 } } as const;
const FAR: Placed = { pilot: 'academypilot', at: [860, 60], tokens: { stress: 1, disarm: 1 } };

/** Glossary, Friendly: a ship is friendly to itself, unless the card says “other”. */
describe('a friendly ship is the ship itself, too', () => {
  test.each([
    ['howlrunner', {}],
    ['barrissoffee', { force: 1 }],
    ['drift', { tokens: { strain: 1 } }],
    ['sawgerrera', { damage: ['-fuelleak'], shields: 0 }],
    ['scorch-tiesebomber', {}],
  ] as const)('%s attacks', (pilot, attacker) => {
    const told = inDuel(`pilot:${pilot}`, {
      attacker,
      defender: { pilot: 'bluesquadronescort', ...SILENT },
      rolls: 'hit focus blank / blank blank',
    }).attack();
    expect(told.offered()).not.toEqual([]);
  });

  test('Captain Jonus fires torpedoes', () => {
    const told = inDuel('pilot:captainjonus', {
      attacker: { locks: ['B1'], upgrades: ['protontorpedoes'] },
      defender: SILENT,
      rolls: 'blank blank blank blank / blank blank blank',
    }).attack('target:ship:B1:upgrade:protontorpedoes');
    expect(told.offered()).not.toEqual([]);
  });

  test('Captain Sear spends his own calculate token', () => {
    const told = inDuel('pilot:captainsear', {
      attacker: { tokens: { calculate: 1 } },
      defender: SILENT,
      rolls: 'hit hit hit / evade evade blank',
    }).attack();
    expect(told.offered()).not.toEqual([]);
  });

  test('Obi-Wan Kenobi has his focus token back', () => {
    const told = inDuel('pilot:obiwankenobi', {
      attacker: { force: 1, tokens: { focus: 1 } },
      defender: SILENT,
      rolls: 'focus focus / blank blank blank',
    }).attack();
    told.until('modifyDice').game.choose('p1', 'mod:focus');
    expect(told.use().game.events('tokenGained')).toMatchObject([{ ship: 'ship:A1', token: 'focus' }]);
  });

  test.each([
    ['serissu', {}, 'hit'],
    ['lowhhrick', { tokens: { reinforceFore: 1 } }, 'hit'],
    ['luminaraunduli', { force: 1, at: [520, 500] }, 'hit'],
    ['delmeeko', {}, 'hit'],
    ['valenrudor', {}, 'hit'],
    ['dfs081', { tokens: { calculate: 1 } }, 'crit'],
  ] as const)('%s defends', (pilot, defender, face) => {
    const told = inDuel(`pilot:${pilot}`, {
      on: 'defender',
      attacker: { damage: ['-fuelleak'] },
      defender,
      rolls: `${face} ${face} blank / blank focus blank`,
    }).attack();
    expect(told.offered()).not.toEqual([]);
  });

  test('Jaycris Tubbs loses a second stress token by his blue maneuver', () => {
    const told = flying('pilot:jaycristubbs', { pilot: 'jaycristubbs', tokens: { stress: 2 } });
    expect(told.use('ship:A1').game.tokens('A1')).toEqual({});
  });

  test('Leia Organa flies a red maneuver', () => {
    const told = flying('pilot:leiaorgana', { pilot: 'leiaorgana', dial: '3LR', force: 1 });
    expect(told.use('focus').game.ship('A1').force).toBe(0);
  });

  test('Poe Dameron (swz68) acts in his own activation', () => {
    const told = acting('pilot:poedameron-swz68', { pilot: 'poedameron-swz68', charges: 2 }, 'action:focus:white');
    expect(told.offered()).toContain('action:boost:red');
  });

  test('Chewbacca (Resistance) is destroyed', () => {
    const told = inDuel('pilot:chewbacca-scavengedyt1300', {
      on: 'defender',
      defender: { shields: 0 },
      first: [{ do: 'destroyShip', ship: 'ship:B1' }],
    });
    expect(told.offered()).not.toEqual([]);
  });

  test('“Muse” loses a stress token', () => {
    const told = inStory('pilot:muse', {
      phase: 'engagement',
      p1: [{ pilot: 'muse', at: [457, 300], tokens: { stress: 1 } }],
      p2: [FAR],
    });
    expect(told.use('ship:A1').game.tokens('A1')).toEqual({});
  });
});

describe('another friendly ship is not', () => {
  test.each([
    ['captaindobbs', {}],
    ['herasyndulla-asf01bwing', { tokens: { focus: 1 } }],
    ['kitfisto', { force: 2 }],
    ['bodicavenj', {}],
    ['bobafett-armedanddangerous', { locks: ['A1'] }],
  ] as const)('%s, who defends', (pilot, defender) => {
    const told = inDuel(`pilot:${pilot}`, {
      on: 'defender',
      defender,
      rolls: 'hit blank blank / blank blank blank',
    }).attack();
    expect(told.offered()).toEqual([]);
  });

  test.each([
    ['tn3465', {}],
    ['herasyndulla-asf01bwing', { tokens: { focus: 1 } }],
    ['lieutenantlehuse', { locks: ['B1'] }],
  ] as const)('%s, who attacks', (pilot, attacker) => {
    const told = inDuel(`pilot:${pilot}`, {
      range: 1,
      attacker,
      defender: SILENT,
      rolls: 'hit focus blank blank / blank blank blank',
    }).attack();
    expect(told.offered()).toEqual([]);
  });
});
