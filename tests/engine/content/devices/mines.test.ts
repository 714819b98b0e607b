import { describe, expect, test } from 'vitest';
import { FAR, vader, xwing } from '../../../support/devices';
import { type Story, scenario } from '../../../support/scenario';

/** A1 flies two straight from (457, 200): the template lies at y 220 to 300, the base ends at 300 to 340. */
const fly = (
  devices: NonNullable<Story['devices']>,
  dice: NonNullable<Story['dice']> = [],
  rest: Partial<Story> = {},
) => scenario({ p1: [xwing([457, 200], { dial: '2FB' })], p2: [vader(FAR, { dial: '2FB' })], devices, dice, ...rest });

const THROUGH = [457, 250] as const;
const ONTO = [457, 310] as const;

describe('Proximity Mine', () => {
  test('moved through: a hit, and what two dice show', () => {
    const game = fly([{ is: 'proximitymine', at: THROUGH }], ['hit', 'crit'], { deck: { p1: ['structuraldamage'] } });
    expect(game.ship('A1').shields).toBe(0);
    expect(game.damage('A1')).toEqual(['structuraldamage']);
    expect(game.state.devices).toEqual({});
    expect(game.asked('p1'), 'mines do not cost the action').toBe('chooseAction');
  });

  test('overlapped, and by its owner all the same', () => {
    const game = fly([{ is: 'proximitymine', at: ONTO, owner: 'p1' }], ['blank', 'focus']);
    expect(game.ship('A1').shields).toBe(1);
  });

  test('beside the template and the final base it stays', () => {
    const game = fly([{ is: 'proximitymine', at: [490, 250] }]);
    expect(game.ship('A1').shields).toBe(2);
    expect(Object.keys(game.state.devices)).toEqual(['token:1']);
  });

  test('a boost sets it off too', () => {
    const game = fly([{ is: 'proximitymine', at: [457, 350] }], ['blank', 'blank'], {
      p1: [xwing([457, 200], { pilot: 'greensquadronpilot', dial: '2FB' })],
    });
    expect(game.ship('A1').shields).toBe(2);
    game.choose('p1', 'action:boost:white', 'boost:straight');
    expect(game.ship('A1').shields).toBe(1);
    expect(game.state.devices).toEqual({});
  });

  test('fused, it only loses the fuse, even under the ship; a later move sets it off', () => {
    const game = fly([{ is: 'proximitymine', at: ONTO, fuses: 1 }]);
    expect(game.ship('A1').shields).toBe(2);
    expect(game.state.devices['token:1']).toMatchObject({ fuses: 0 });
    expect(game.happened()).not.toContain('deviceDetonated');
    const again = scenario({
      p1: [xwing([457, 320], { dial: '1FB' })],
      p2: [vader([457, 370], { dial: '2FB' })],
      devices: [{ is: 'proximitymine', at: [457, 330] }],
      dice: ['blank', 'blank'],
    });
    // Held up by Vader after a few millimetres: the mine lay under it before and does so again.
    again.choose('p1', 'pass');
    expect(again.ship('A1').pose.y).toBe(330);
    expect(again.ship('A1').shields).toBe(1);
  });

  test('left behind by a ship that started on it, it stays', () => {
    const game = scenario({
      p1: [xwing([457, 320], { dial: '2FB' })],
      p2: [vader(FAR, { dial: '2FB' })],
      devices: [{ is: 'proximitymine', at: [457, 300] }],
    });
    expect(game.ship('A1').shields).toBe(2);
  });
});

describe('Conner Net', () => {
  test('a hit and three ion tokens', () => {
    const game = fly([{ is: 'connernet', at: THROUGH }]);
    expect(game.ship('A1').shields).toBe(1);
    expect(game.tokens('A1')).toEqual({ ion: 3 });
  });
});

describe('Cluster Mines', () => {
  const set = (x: number, y: number) => [0, 1, 2].map(piece => ({ is: 'clustermine', at: [x, y] as const, piece }));

  test('only those that are met go off, each with two dice', () => {
    // The final base lies on the middle one and reaches to the others; a little to the side, only to one of them.
    const middle = fly(set(457, 310), ['hit', 'blank', 'blank', 'blank', 'blank', 'crit']);
    expect(middle.events('deviceDetonated')).toHaveLength(3);
    expect(middle.ship('A1').shields).toBe(0);
    const aside = fly(set(485, 310), ['blank', 'blank', 'hit', 'blank']);
    expect(aside.events('deviceDetonated').map(({ token }) => token)).toEqual(['token:1', 'token:2']);
    expect(Object.keys(aside.state.devices)).toEqual(['token:3']);
    expect(aside.ship('A1').shields).toBe(1);
  });

  test('moved through, the template alone meets the middle one', () => {
    const game = fly(set(457, 250), ['blank', 'blank']);
    expect(game.events('deviceDetonated').map(({ token }) => token)).toEqual(['token:2']);
  });
});
