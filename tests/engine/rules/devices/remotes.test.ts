import { describe, expect, test } from 'vitest';
import { FAR, vader, xwing } from '../../../support/devices';
import { type Story, scenario } from '../../../support/scenario';

type Laid = NonNullable<Story['devices']>[number];

const droid = (at: readonly [number, number], owner: 'p1' | 'p2' = 'p1'): Laid => ({ is: 'drk1probedroid', at, owner });

describe('remotes in the System Phase', () => {
  const system = (devices: readonly Laid[], rest: Partial<Story> = {}) =>
    scenario({
      phase: 'system',
      p1: [xwing([457, 200], { dial: '2FB', upgrades: ['protonbombs'] })],
      p2: [vader(FAR, { dial: '2FB' })],
      devices,
      ...rest,
    });

  test('go at initiative 0, before any ship', () => {
    const game = system([droid([457, 400])]);
    expect(game.asked('p1')).toBe('relocate');
    expect(game.choose('p1', 'pass').asked('p1')).toBe('placeDevice');
  });

  test('the first player’s before the other’s, each once', () => {
    const game = system([droid([457, 400]), droid([457, 500], 'p2'), droid([457, 600])], { firstPlayer: 'p2' });
    expect(game.asked('p2')).toBe('relocate');
    game.choose('p2', 'pass').choose('p1', 'pass').choose('p1', 'pass');
    expect(game.asked('p1')).toBe('placeDevice');
  });

  test('flee if any part would lie outside the play area, and locks on them break', () => {
    const game = system([droid([100, 457])], { p1: [xwing([457, 200], { dial: '2FB', locks: ['token:1'] })] });
    game.choose('p1', 'relocate:left:straight');
    expect(game.happened()).toContain('remoteFled');
    expect(game.state.devices).toEqual({});
    expect(game.ship('A1').locks).toEqual([]);
  });

  test('stay where every part is inside', () => {
    const game = system([droid([130, 457])]).choose('p1', 'relocate:left:straight');
    expect(game.happened()).not.toContain('remoteFled');
    expect(game.state.devices['token:1']!.pose.x).toBe(18);
  });
});

describe('remotes as objects', () => {
  test('do not stop ships: a maneuver onto one is executed fully and leaves the action', () => {
    const game = scenario({
      p1: [xwing([457, 200], { dial: '2FB' })],
      p2: [vader(FAR, { dial: '2FB' })],
      devices: [{ is: 'sensorbuoy', at: [457, 310], owner: 'p2' }],
    });
    expect(game.about('A1', 'maneuverExecuted')).toMatchObject({ fully: true, obstacles: [] });
    expect(game.asked('p1')).toBe('chooseAction');
  });

  test('gain no tokens, but can be locked by several ships', () => {
    const game = scenario({
      alone: true,
      first: [
        { do: 'acquireLock', ship: 'ship:A1', object: 'token:1' },
        { do: 'acquireLock', ship: 'ship:B1', object: 'token:1' },
        { do: 'damageRemote', token: 'token:1', count: 2 },
      ],
      p1: [xwing([457, 200])],
      p2: [vader(FAR)],
      devices: [{ is: 'sensorbuoy', at: [457, 310] }],
    });
    expect(game.events('lockAcquired')).toHaveLength(2);
    expect(game.events('lockBroken')).toHaveLength(2);
  });

  test('range bonuses and obstruction count against them as against ships', () => {
    const dice = (y: number, rocks: Story['rocks'] = []) => {
      const game = scenario({
        phase: 'engagement',
        p1: [xwing([457, 200])],
        p2: [vader(FAR)],
        devices: [{ is: 'sensorbuoy', at: [457, y], owner: 'p2' }],
        rocks,
      });
      game.choose('p1', 'target:token:1:primary:0');
      return game.events('diceRolled').map(({ faces }) => faces.length);
    };
    expect(dice(300)).toEqual([4, 3]);
    expect(dice(400)).toEqual([3, 3]);
    expect(dice(500)).toEqual([3, 4]);
    expect(dice(400, [{ is: 'coreasteroid0', at: [457, 300] }])).toEqual([3, 4]);
  });

  test('are no longer targets once destroyed', () => {
    const game = scenario({
      phase: 'engagement',
      p1: [xwing([457, 200])],
      p2: [vader(FAR)],
      first: [{ do: 'damageRemote', token: 'token:1', count: 2 }],
      devices: [{ is: 'sensorbuoy', at: [457, 310], owner: 'p2' }],
    });
    expect(game.asked('p1')).not.toBe('chooseAttack');
  });
});
