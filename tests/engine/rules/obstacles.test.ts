import { describe, expect, test } from 'vitest';
import { type Placed, type Story, scenario } from '../../support/scenario';

const vader: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };

interface Flight {
  readonly mover?: Partial<Placed>;
  readonly friends?: readonly Placed[];
  readonly enemies?: readonly Placed[];
  readonly rocks: NonNullable<Story['rocks']>;
  readonly dice?: NonNullable<Story['dice']>;
}
/** Two straight ahead: the template lies at y 320 to 400, the base ends at 400 to 440. */
const fly = ({ mover, friends = [], enemies = [], ...rest }: Flight) =>
  scenario({
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial: '2FB', ...mover }, ...friends],
    p2: [vader, ...enemies],
    ...rest,
  });
const asteroid = (at: readonly [number, number]) => ({ is: 'coreasteroid0', at });
const debris = (at: readonly [number, number]) => ({ is: 'vt49decimatordebris0', at });
const gas = (at: readonly [number, number]) => ({ is: 'gascloud1', at });
/** Under the template alone, and under the final base. */
const [THROUGH, ONTO] = [
  [457, 360],
  [457, 450],
] as const;
const met = (game: ReturnType<typeof fly>) =>
  game.events('obstacleMet').flatMap(({ ship, object }) => (ship === 'ship:A1' ? [object] : []));

describe('meeting an obstacle', () => {
  test('moving through it leaves the action', () => {
    const game = fly({ rocks: [asteroid(THROUGH)], dice: ['blank'] });
    expect(game.about('A1', 'obstacleMet')).toMatchObject({ object: 'rock:1', overlapped: false });
    expect(game.ship('A1').shields).toBe(1);
    expect(game.asked('p1')).toBe('chooseAction');
  });

  test('overlapping it skips the action, and the ship is not moved back', () => {
    const game = fly({ rocks: [asteroid(ONTO)], dice: ['blank'] });
    expect(game.about('A1', 'obstacleMet')).toMatchObject({ overlapped: true });
    expect(game.ship('A1').pose.y).toBe(420);
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ fully: true, obstacles: ['rock:1'] });
    expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'overlappedObstacle' });
    expect(game.asked('p1')).toBeNull();
  });

  test('only the template and the final base count, not the width of the base on its way', () => {
    expect(met(fly({ rocks: [asteroid([503, 360])] }))).toEqual([]);
    expect(met(fly({ rocks: [asteroid([497, 360])], dice: ['blank'] }))).toEqual(['rock:1']);
  });

  test('comes after the difficulty: a blue maneuver through debris ends stressed', () => {
    const game = fly({ mover: { tokens: { stress: 1 } }, rocks: [debris(THROUGH)], dice: ['blank'] });
    expect(game.tokens('A1')).toEqual({ stress: 1 });
  });

  test('comes after what an overlapped ship does', () => {
    const enemies: Placed[] = [{ pilot: 'howlrunner', at: [457, 430], dial: '2FB' }];
    const game = fly({ rocks: [debris(THROUGH)], enemies, dice: ['blank'] });
    expect(game.offers('p1'), 'no stress from the debris yet').toEqual(['action:focus:red', 'pass']);
    expect(met(game)).toEqual([]);
    game.choose('p1', 'action:focus:red');
    expect(met(game)).toEqual(['rock:1']);
    expect(game.tokens('A1')).toEqual({ focus: 1, stress: 2 });
    expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'overlappedShip' });
  });
});

describe('an asteroid', () => {
  test.each([
    { face: 'hit', shields: 0 },
    { face: 'crit', shields: 0 },
    { face: 'focus', shields: 1 },
    { face: 'blank', shields: 1 },
  ] as const)('with $face leaves $shields of 2 shields', ({ face, shields }) => {
    expect(fly({ rocks: [asteroid(THROUGH)], dice: [face] }).ship('A1').shields).toBe(shields);
  });

  test('deals its damage facedown, on a crit too', () => {
    const game = fly({ mover: { shields: 0 }, rocks: [asteroid(THROUGH)], dice: ['crit'] });
    expect(game.damage('A1')).toHaveLength(2);
    for (const card of game.damage('A1')) expect(card).toMatch(/^-/);
  });
});

describe('a debris cloud', () => {
  const through = (face: 'hit' | 'crit' | 'focus' | 'blank', mover: Partial<Placed> = {}) =>
    fly({ mover: { shields: 0, ...mover }, rocks: [debris(THROUGH)], dice: [face] });

  test.each([
    { face: 'hit', faceup: [false] },
    { face: 'crit', faceup: [true] },
    { face: 'focus', faceup: [] },
    { face: 'blank', faceup: [] },
  ] as const)('with $face deals $faceup', ({ face, faceup }) => {
    const game = through(face);
    expect(game.events('damageDealt').map(one => one.faceup)).toEqual(faceup);
  });

  test('gives stress, and a stressed ship has no action', () => {
    const game = through('blank');
    expect(game.tokens('A1')).toEqual({ stress: 1 });
    expect(game.asked('p1')).toBeNull();
    expect(game.about('A1', 'actionSkipped')).toMatchObject({ why: 'stressed' });
  });
});

describe('a gas cloud', () => {
  const through = (face: 'hit' | 'crit' | 'focus' | 'blank', mover: Partial<Placed> = {}) =>
    fly({ mover: { dial: '3FW', ...mover }, rocks: [gas([457, 385])], dice: [face] });

  test.each([
    { face: 'hit', tokens: { strain: 1, ion: 1 } },
    { face: 'crit', tokens: { strain: 1, ion: 3 } },
    { face: 'focus', tokens: { strain: 1 } },
    { face: 'blank', tokens: { strain: 1 } },
  ] as const)('with $face gives $tokens and no damage', ({ face, tokens }) => {
    const game = through(face);
    expect(game.tokens('A1')).toEqual(tokens);
    expect(game.ship('A1').shields).toBe(2);
  });

  test('breaks the ship’s locks and those on it, and no others', () => {
    const game = scenario({
      p1: [
        { pilot: 'bluesquadronescort', at: [457, 300], dial: '2FB', locks: ['B1'] },
        { pilot: 'hortonsalm', at: [700, 100], dial: '2FB', locks: ['B1'] },
      ],
      p2: [{ ...vader, locks: ['A1'] }],
      rocks: [gas(THROUGH)],
      dice: ['blank'],
    });
    expect(game.ship('A1').locks).toEqual([]);
    expect(game.ship('B1').locks).toEqual([]);
    expect(game.ship('A2').locks).toEqual(['ship:B1']);
  });

  test('leaves an action if moved through: any without ion, only focus with it', () => {
    expect(through('blank').offers('p1')).toContain('action:barrelRoll:white');
    expect(through('hit').offers('p1')).toEqual(['action:focus:white', 'pass']);
  });

  test('leaves its ion tokens: no ion maneuver was executed', () => {
    const game = through('hit').choose('p1', 'pass');
    expect(game.tokens('A1')).toEqual({ strain: 1, ion: 1 });
  });

  test('does not ionize a large ship with one token', () => {
    const game = through('hit', { pilot: 'outerrimsmuggler', dial: '3FB' });
    expect(game.offers('p1')).toContain('action:rotate:white');
  });
});

describe('several obstacles in one move', () => {
  test('are met nearest to the starting place first', () => {
    const game = fly({ rocks: [asteroid(ONTO), debris(THROUGH)], dice: ['blank', 'blank'] });
    expect(met(game)).toEqual(['rock:2', 'rock:1']);
    expect(game.ship('A1').shields).toBe(1);
    expect(game.tokens('A1')).toEqual({ stress: 1 });
  });

  test('each roll their own die', () => {
    const game = fly({ rocks: [asteroid(ONTO), debris(THROUGH)], dice: ['crit', 'blank'] });
    expect(game.events('diceRolled').map(({ purpose }) => purpose)).toEqual([
      { kind: 'obstacle', obstacle: 'debris' },
      { kind: 'obstacle', obstacle: 'asteroid' },
    ]);
    expect(game.ship('A1').shields).toBe(0);
  });

  test('end with the one that destroys the ship', () => {
    const rocks = [asteroid(ONTO), debris(THROUGH)];
    const game = fly({
      mover: { shields: 0, damage: ['-fuelleak', '-fuelleak', '-hullbreach'] },
      rocks,
      dice: ['hit'],
    });
    expect(met(game)).toEqual(['rock:2']);
    expect(game.ship('A1')).toMatchObject({ where: 'removed', destroyed: true });
    expect(game.points('p2')).toBeGreaterThan(0);
    expect(game.about('A1', 'activationEnded')).toBeUndefined();
  });

  test('an asteroid that destroys the ship at once rolls no die for it', () => {
    const doomed = { shields: 0, damage: ['-fuelleak', '-fuelleak', '-hullbreach'] };
    const game = fly({ mover: doomed, rocks: [asteroid(THROUGH)], dice: ['hit'] });
    expect(game.events('diceRolled')).toEqual([]);
    expect(game.damage('A1')).toHaveLength(4);
    expect(game.asked('p1'), 'the last ship of a side is gone').toBeNull();
  });
});

describe('an obstacle under the ship at the start', () => {
  test('counts no more once it is left behind', () => {
    expect(met(fly({ rocks: [asteroid([457, 300])] }))).toEqual([]);
    expect(met(fly({ rocks: [asteroid([457, 335])] })), 'nor under the template').toEqual([]);
  });

  test('counts if the final base overlaps it again', () => {
    const game = fly({ mover: { dial: '1FB' }, rocks: [asteroid([457, 335])], dice: ['blank'] });
    expect(game.about('A1', 'obstacleMet')).toMatchObject({ overlapped: true });
  });

  test('counts if the ship could not leave its place', () => {
    const friends: Placed[] = [{ pilot: 'hortonsalm', at: [457, 340], dial: '2FB' }];
    const enemies: Placed[] = [{ pilot: 'howlrunner', at: [457, 381], dial: '2FB' }];
    const game = fly({ mover: { dial: '1FB' }, friends, enemies, rocks: [asteroid([457, 280])], dice: ['blank'] });
    game.choose('p1', 'pass');
    expect(game.ship('A1').pose.y).toBe(300);
    expect(met(game)).toEqual(['rock:1']);
  });
});

describe('a partial maneuver among obstacles', () => {
  const beyond = asteroid([457, 455]);
  const four = (friends: readonly Placed[]) =>
    fly({ mover: { dial: '4FW' }, friends, rocks: [beyond], dice: ['blank', 'blank'] });

  test('meets only what the flown part of the template lies on', () => {
    const game = four([
      { pilot: 'hortonsalm', at: [457, 490], dial: '2FB' },
      { pilot: 'hortonsalm', at: [457, 415], dial: '2FB' },
    ]);
    expect(game.ship('A1').pose.y).toBe(375);
    expect(met(game)).toEqual([]);
  });

  test('but flown to its end meets it', () => {
    expect(met(four([]))).toEqual(['rock:1']);
  });
});
