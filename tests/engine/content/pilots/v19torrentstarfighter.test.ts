import { describe, expect, test } from 'vitest';
import { acting } from '../../../support/actions';
import { about, inDuel, inStory } from '../../../support/card';
import type { Placed } from '../../../support/scenario';

type At = readonly [number, number];
const MISS = 'blank blank blank / blank blank blank';

const rolledAway = (pilot: string, action = 'barrelRoll', tokens: NonNullable<Placed['tokens']> = {}) => {
  const game = acting(
    { pilot, at: [400, 400], tokens },
    { p2: [{ pilot: 'academypilot', at: [400, 600] }], grant: { evenWhileStressed: true } },
  );
  game.choose('p1', game.offers('p1').find(key => key.startsWith(`action:${action}`))!);
  if (action === 'barrelRoll') game.choose('p1', game.offers('p1')[0]!);
  return about(`pilot:${pilot}`, game);
};
test('“Kickback”: a red lock after a barrel roll', () => {
  // First of the two: the link of the ship is the other.
  const told = rolledAway('kickback').use();
  expect(told.offered()).toEqual(['action:lock:red']);
  const { game } = told.use();
  game.choose('p1', game.offers('p1').find(key => key.endsWith('ship:B1'))!);
  expect([game.ship('A1').locks, game.tokens('A1')]).toEqual([['ship:B1'], { stress: 1 }]);
  expect(rolledAway('kickback', 'focus').offered()).toEqual([]);
});
test('“Kickback” (Siege of Coruscant): red, or white for a strain token', () => {
  const locked = (way: string) => {
    const { game } = rolledAway('kickback-siegeofcoruscant').use().use(way);
    while (game.state.pending.length > 0 && game.ship('A1').locks.length === 0)
      game.choose('p1', game.offers('p1').find(key => key !== 'pass')!);
    return [game.ship('A1').locks, game.tokens('A1')];
  };
  expect(locked(':red')).toEqual([['ship:B1'], { stress: 1 }]);
  expect(locked('token')).toEqual([['ship:B1'], { strain: 1 }]);
  expect(rolledAway('kickback-siegeofcoruscant', 'evade').offered()).toEqual([]);
  // Stressed, he could not lock either way: nothing is asked.
  expect(rolledAway('kickback-siegeofcoruscant', 'barrelRoll', { stress: 1 }).offered()).toEqual([]);
});

describe('“Swoop”', () => {
  const told = (dial: Placed['dial'], at: At, pilot = 'slider') =>
    inStory('pilot:swoop', {
      phase: 'activation',
      p1: [
        { pilot: 'kickback', at: [457, 500], tokens: { stress: 1 }, heading: 90 },
        { pilot, at, dial: dial! },
      ],
      p2: [{ pilot: 'soontirfel', at: [860, 860], dial: '2FB' }],
    });
  test('a friend that flew fast and ends close may boost, red', () => {
    // By then he has flown his two straight, to [577, 500].
    const one = told('3FB', [577, 280]);
    expect(one.offered()).toEqual(['action:boost:red']);
    const { game } = one.use();
    game.choose('p1', game.offers('p1')[0]!);
    expect(game.tokens('A2').stress).toBe(1);
  });
  test('not at speed 2, nor ending at range 2', () => {
    expect(told('2FB', [577, 320]).offered()).toEqual([]);
    expect(told('3FB', [577, 100]).offered()).toEqual([]);
  });
});

describe('“Axe”', () => {
  const shot = (on: 'attacker' | 'defender', at: At, tokens: object = { evade: 1, stress: 1 }) =>
    inDuel('pilot:axe', {
      on,
      ...(on === 'attacker'
        ? { attacker: { tokens }, wingmen: [{ pilot: 'slider', at, heading: 90 }] }
        : { defender: { tokens }, enemies: [{ pilot: 'academypilot', at }] }),
      rolls: MISS,
    }).attack();
  test('a green token goes to a friend beside him, after attacking and after defending', () => {
    const { game } = shot('attacker', [600, 300]).use('A2:evade');
    expect(game.events('tokenGained')).toMatchObject([{ ship: 'ship:A2', token: 'evade' }]);
    const defended = shot('defender', [600, 500]).use('B2:evade').game;
    expect(defended.events('tokenGained')).toMatchObject([{ ship: 'ship:B2', token: 'evade' }]);
  });
  test('not to one in front, at range 3, or without a green token', () => {
    expect(shot('attacker', [470, 420]).offered()).toEqual([]);
    expect(shot('attacker', [780, 300]).offered()).toEqual([]);
    expect(shot('attacker', [600, 300], { stress: 1 }).offered()).toEqual([]);
  });
});

describe('“Axe” (Siege of Coruscant)', () => {
  const shot = (pilot: string, at: At) =>
    inDuel('pilot:axe-siegeofcoruscant', { wingmen: [{ pilot, at, heading: 90 }], rolls: MISS }).attack();
  test('a friend born for this beside him locks the defender', () => {
    const { game } = shot('klick-siegeofcoruscant', [600, 300]).use('A2');
    expect(game.events('lockAcquired')).toMatchObject([{ ship: 'ship:A2', object: 'ship:B1' }]);
  });
  test('not another ship, nor one in front or at range 3', () => {
    expect(shot('slider', [600, 300]).offered()).toEqual([]);
    expect(shot('klick-siegeofcoruscant', [470, 400]).offered()).toEqual([]);
    expect(shot('klick-siegeofcoruscant', [780, 300]).offered()).toEqual([]);
  });
});

describe('“Tucker”', () => {
  const shot = (third: Partial<Placed>) => inDuel('pilot:tucker', { on: 'wingman', third, rolls: MISS }).attack();
  test('a focus after a friend attacked an enemy in his front arc', () => {
    const told = shot({ at: [600, 300], heading: 315 });
    expect(told.offered()).toEqual(['action:focus:white']);
    expect(told.use().game.events('actionPerformed')).toMatchObject([{ ship: 'ship:A2', action: 'focus' }]);
  });
  test('not with the enemy outside the arc, the friend at range 3, or after an attack of his own', () => {
    expect(shot({ at: [600, 300], heading: 180 }).offered()).toEqual([]);
    expect(shot({ at: [780, 300], heading: 300 }).offered()).toEqual([]);
    expect(inDuel('pilot:tucker', { rolls: MISS }).attack().offered()).toEqual([]);
  });
});

describe('“Slammer”', () => {
  const told = (charges: number, at: At = [860, 60]) =>
    inStory('pilot:slammer', {
      phase: 'activation',
      p1: [{ pilot: 'kickback', at: [457, 300], dial: '3FB', charges, tokens: { stress: 2 } }],
      p2: [{ pilot: 'soontirfel', at, dial: '2FB', heading: 270 }],
      firstPlayer: 'p1',
    });
  test('two charges for a SLAM, even while stressed', () => {
    const one = told(2);
    expect(one.offered()).toEqual(['action:slam:white']);
    expect(one.use().game.ship('A1').charges).toBe(0);
  });
  test('not for one charge, nor after a partial maneuver', () => {
    expect(told(1).offered()).toEqual([]);
    expect(told(2, [457, 460]).offered()).toEqual([]);
  });
});
