import { describe, expect, test } from 'vitest';
import { inDuel, inStory } from '../../../support/card';
import { duel, rolled } from '../../../support/duel';
import { flying } from '../../../support/flying';

const shot = (turret: 'front' | 'left') =>
  inDuel('pilot:benteene', { attacker: { turret }, rolls: 'blank blank blank / evade evade evade' }).attack().until()
    .game;

test('Ben Teene: a defender in the turret arc is rattled', () => {
  expect(shot('front').last('conditionAssigned')).toMatchObject({ ship: 'ship:B1', condition: 'condition:rattled' });
});

test('Ben Teene: not one outside it, shot from the front arc', () => {
  expect(shot('left').events('conditionAssigned')).toEqual([]);
});

test('Ben Teene: a remote in the turret arc cannot be rattled', () => {
  const game = duel({
    attacker: { pilot: 'benteene', turret: 'front' },
    defender: { at: [800, 800] },
    devices: [{ is: 'drk1probedroid', at: [457, 450], owner: 'p2' }],
  });
  const shot = game.offers('p1').find(key => key.startsWith('target:token:1:'))!;
  game.choose('p1', shot).passUntil('setDials');
  expect(game.events('attackPerformed').length).toBeGreaterThan(0);
  expect(game.events('conditionAssigned')).toEqual([]);
});

test('Cat: one more die against who is close to a friendly device, not to an enemy one', () => {
  const shot = (at: readonly [number, number], owner: 'p1' | 'p2' = 'p1') =>
    rolled(
      inDuel('pilot:cat', {
        attacker: { turret: 'left' },
        devices: [{ is: 'proximitymine', at, owner }],
      })
        .attack()
        .until().game,
      'attack',
    );
  expect(shot([540, 560])).toBe(4);
  expect(shot([720, 560])).toBe(3);
  expect(shot([540, 560], 'p2')).toBe(3);
});

describe('Edon Kappehl', () => {
  const flown = (dial: '2FB' | '2TW' | '3BR', upgrades = ['proximitymines']) =>
    flying('pilot:edonkappehl', { pilot: 'edonkappehl', dial, upgrades });
  test('after a blue or white maneuver any device', () => {
    expect(flown('2TW').offered()).toHaveLength(1);
    const { game } = flown('2FB').use();
    expect(game.last('devicePlaced')).toMatchObject({ device: 'device:proximitymine' });
  });
  test('not after a red one', () => expect(flown('3BR').offered()).toEqual([]));
  test('not with a device dropped before in the round', () => {
    const { game } = inStory('pilot:edonkappehl', {
      phase: 'system',
      p1: [{ pilot: 'edonkappehl', at: [457, 300], dial: '2FB', upgrades: ['protonbombs'] }],
      p2: [{ pilot: 'academypilot', at: [100, 880], dial: '4FW' }],
    }).until('placeDevice');
    game.choose('p1', 'drop:device:protonbomb:1straight').passUntil('chooseAction');
    expect(game.events('devicePlaced')).toHaveLength(1);
  });
});

describe('Paige Tico', () => {
  const dropped = (charges: number) => {
    const told = inStory('pilot:paigetico', {
      phase: 'system',
      p1: [{ pilot: 'paigetico', at: [457, 400], charges, upgrades: ['protonbombs', 'proximitymines'] }],
      p2: [{ pilot: 'academypilot', at: [100, 880] }],
    }).until('placeDevice');
    told.game.choose('p1', 'drop:device:protonbomb:1straight');
    return told;
  };
  test('a charge for another device, once', () => {
    const told = dropped(1);
    const { game } = told.use('proximitymines');
    expect(game.events('devicePlaced').map(({ device }) => device)).toEqual([
      'device:protonbomb',
      'device:proximitymine',
    ]);
    expect(game.events('chargeSpent').filter(({ card }) => card === null)).toHaveLength(1);
    expect(told.offered()).toEqual([]);
  });
  test('not without a charge', () => expect(dropped(0).offered()).toEqual([]));
});

describe('Vennie', () => {
  const shot = (pilot: string, turret: 'front' | 'left', rolls: string) =>
    inDuel(pilot, { on: 'defender', defender: { turret }, rolls }).attack();
  test('with the attacker in a turret arc, a focus is added', () => {
    const { game } = shot('pilot:vennie', 'front', 'hit hit hit / blank').use();
    expect(game.last('diceAdded')!.after).toEqual(['blank', 'focus']);
    expect(shot('pilot:vennie', 'left', 'hit hit hit / blank').offered()).toEqual([]);
  });
  test('D’Qar: a focus becomes an evade', () => {
    const { game } = shot('pilot:vennie-evacuationofdqar', 'front', 'hit hit hit / focus').use();
    expect(game.last('diceChanged')!.after).toEqual(['evade']);
    expect(shot('pilot:vennie-evacuationofdqar', 'left', 'hit hit hit / focus').offered()).toEqual([]);
  });
  test('the turret of another friend counts', () => {
    const told = inDuel('pilot:vennie', {
      on: 'defender',
      defender: { turret: 'left' },
      enemies: [{ pilot: 'zaribangel', at: [560, 520], heading: 180, turret: 'front' }],
      rolls: 'hit hit hit / blank',
    }).attack();
    expect(told.offered()).toHaveLength(1);
  });
});

test('Finch Dallow (D’Qar): unstressed, a stress token for a bank', () => {
  const told = (stress: number) =>
    inStory('pilot:finchdallow-evacuationofdqar', {
      phase: 'system',
      p1: [{ pilot: 'finchdallow-evacuationofdqar', at: [457, 400], tokens: { stress } }],
      p2: [{ pilot: 'academypilot', at: [100, 880] }],
    }).until('placeDevice').game;
  const game = told(0);
  game.choose('p1', game.offers('p1').find(key => key.includes('1bankLeft'))!);
  expect(game.last('devicePlaced')).toMatchObject({ device: 'device:protonbomb' });
  expect(game.events('tokenGained')[0]).toMatchObject({ ship: 'ship:A1', token: 'stress' });
  expect(
    told(1)
      .offers('p1')
      .some(key => key.includes('bank')),
  ).toBe(false);
});
