import { describe, expect, test } from 'vitest';
import { about, inDuel, inStory } from '../../../support/card';
import { duel } from '../../../support/duel';

describe.each([
  { pilot: 'pettyofficerthanisson', token: 'stress', then: 'tractor', not: 'strain' },
  { pilot: 'pettyofficerthanisson-evacuationofdqar', token: 'strain', then: 'stress', not: 'stress' },
] as const)('$pilot', ({ pilot, token, then, not }) => {
  const gains = (given: 'stress' | 'strain', more: object = {}, range: 2 | 3 = 2) =>
    about(
      `pilot:${pilot}`,
      duel({ range, attacker: { pilot, ...more } }).referee('p1', { kind: 'giveToken', ship: 'ship:B1', token: given }),
    );
  test(`a charge gives who gained ${token} in the front arc a ${then} token`, () => {
    const { game } = gains(token).use();
    expect(game.events('tokenGained').at(-1)).toMatchObject({ ship: 'ship:B1', token: then });
    expect(game.ship('A1').charges).toBe(0);
  });
  test('not for another token, not behind it, not at range 3, not without a charge', () => {
    expect(gains(token, {}, 3).offered()).toEqual([]);
    expect(gains(not).offered()).toEqual([]);
    expect(gains(token, { heading: 180 }).offered()).toEqual([]);
    expect(gains(token, { charges: 0 }).offered()).toEqual([]);
  });
});

describe('Captain Cardinal', () => {
  const shot = (defender: string, third: object = {}) =>
    inDuel('pilot:captaincardinal', {
      on: 'enemy',
      defender: { pilot: defender },
      third: { at: [617, 500], ...third },
      rolls: 'hit blank blank / focus blank blank',
    }).attack();
  test('a friend of lower initiative at range 1-2 may reroll a focus', () => {
    const { game } = shot('academypilot').use();
    expect(game.offers('p2')).toEqual(['die:0']);
  });
  test('not one of a higher initiative, not at range 3, not without a charge', () => {
    expect(shot('howlrunner').offered()).toEqual([]);
    expect(shot('academypilot', { at: [800, 500] }).offered()).toEqual([]);
    expect(shot('academypilot', { charges: 0 }).offered()).toEqual([]);
  });
});

test('Captain Cardinal: so does one that attacks', () => {
  const shot = (attacker: string) =>
    inDuel('pilot:captaincardinal', {
      on: 'wingman',
      attacker: { pilot: attacker },
      third: { at: [600, 300], tokens: { disarm: 1 } },
      defender: { pilot: 'academypilot', tokens: { disarm: 1 } },
      rolls: 'focus blank blank blank / blank blank blank',
    }).attack();
  expect(shot('epsilonsquadroncadet').use().game.offers('p1')).toEqual(['die:0']);
  expect(shot('midnight').offered()).toEqual([]);
});
test('Captain Cardinal: an enemy destroyed at range 0-3 costs a charge; not one farther away, nor a friend', () => {
  const charges = (ship: 'ship:A2' | 'ship:B1', at: readonly [number, number]) =>
    inStory('pilot:captaincardinal', {
      phase: 'engagement',
      p1: [
        { pilot: 'captaincardinal', at: [300, 300] },
        { pilot: 'academypilot', at: [400, 300] },
      ],
      p2: [
        { pilot: 'academypilot', at },
        { pilot: 'academypilot', at: [860, 860] },
      ],
      first: [{ do: 'destroyShip', ship }],
    }).game.ship('A1').charges;
  expect(charges('ship:B1', [300, 560])).toBe(1);
  expect(charges('ship:B1', [300, 800])).toBe(2);
  expect(charges('ship:A2', [300, 560])).toBe(2);
});

const tavson = (charges: number, hits = 1) =>
  inStory('pilot:lieutenanttavson', {
    phase: 'engagement',
    p1: [{ pilot: 'lieutenanttavson', at: [300, 300], charges }],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    first: hits ? [{ do: 'sufferDamage', ship: 'ship:A1', hits, crits: 0 }] : [],
  });
test('Lieutenant Tavson: a charge after damage is an action, for each damage', () => {
  const told = tavson(2, 2).use('reinforce:white');
  told.game.choose('p1', told.game.offers('p1')[0]!);
  expect(told.game.ship('A1').charges).toBe(1);
  expect(told.offered().length).toBeGreaterThan(0);
});
test('Lieutenant Tavson: not unhurt, nor without a charge', () => {
  expect(tavson(2, 0).offered()).toEqual([]);
  expect(tavson(0).offered()).toEqual([]);
});

describe('Major Stridan', () => {
  const at = (y: number, pilot = 'omegasquadronace') =>
    ({
      p1: [
        { pilot: 'majorstridan', at: [457, 100], dial: '1FB', upgrades: ['agentterex'] },
        { pilot, at: [457, y] },
      ],
      p2: [{ pilot: 'academypilot', at: [100, 850] }],
    }) as const;
  const acting = (y: number) => inStory('pilot:majorstridan', at(y)).until('chooseAction').game;

  test('coordinates a friend at range 3', () => {
    expect(acting(400).choose('p1', 'action:coordinate:white').offers('p1')).toContain('ship:A2');
  });
  test('not beyond it', () => expect(acting(520).offers('p1')).not.toContain('action:coordinate:white'));

  const rerolls = (y: number, pilot: string) =>
    inStory('upgrade:commandermalarus', {
      phase: 'engagement',
      p1: [
        { pilot, at: [457, 100] },
        { pilot: 'epsilonsquadroncadet', at: [457, y] },
      ],
      p2: [{ pilot: 'academypilot', at: [457, y + 150], heading: 180 }],
      dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    });
  const attacked = (y: number, pilot: string) => {
    const told = rerolls(y, pilot);
    told.game.passUntil('chooseAttack');
    if (told.game.offers('p1').every(key => !key.includes('primary'))) throw new Error('nobody to attack');
    told.game.choose('p1', told.game.offers('p1').find(key => key.includes('primary'))!);
    return told.offered();
  };
  test('his upgrades reach a friend at range 3 that they ask for at range 0-1', () => {
    expect(attacked(400, 'majorstridan')).not.toEqual([]);
  });
  test('those of another pilot do not, nor his own beyond range 3', () => {
    expect(attacked(400, 'starkillerbasepilot')).toEqual([]);
    expect(attacked(560, 'majorstridan')).toEqual([]);
  });
});
