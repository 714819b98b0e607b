import { describe, expect, test } from 'vitest';
import { FAR, vader, xwing } from '../../../support/devices';
import { scenario } from '../../../support/scenario';

describe('Electro-Chaff Missiles', () => {
  const launch = (enemy: readonly [number, number] = FAR) =>
    scenario({
      phase: 'system',
      p1: [xwing([457, 300], { upgrades: ['electrochaffmissiles'], dial: '2FB' })],
      p2: [vader(enemy, { dial: '3FW', heading: 0, locks: ['A1'] })],
      dice: ['blank'],
    });

  test('launch a cloud with a fuse by a 3 bank or the 4 straight', () => {
    const game = launch();
    expect(game.offers('p1')).toEqual([
      'launch:device:electrochaffcloud:3bankLeft',
      'launch:device:electrochaffcloud:4straight',
      'launch:device:electrochaffcloud:3bankRight',
      'pass',
    ]);
    game.choose('p1', 'launch:device:electrochaffcloud:4straight');
    expect(Object.values(game.state.devices)).toMatchObject([
      { device: 'device:electrochaffcloud', fuses: 1, pose: { x: 457, y: 480, heading: 0 } },
    ]);
  });

  test('onto a ship, which suffers it at once but keeps its action', () => {
    const game = launch([457, 510]).choose('p1', 'launch:device:electrochaffcloud:4straight');
    expect(game.ship('B1').locks).toEqual([]);
    expect(game.tokens('B1')).toEqual({ jam: 1 });
    expect(game.about('B1', 'obstacleMet')).toMatchObject({ overlapped: true });
    game.passUntil('chooseAttack');
    expect(game.about('B1', 'actionSkipped')).toBeUndefined();
  });

  test('beside a ship nothing happens to it', () => {
    const game = launch([457, 700]).choose('p1', 'launch:device:electrochaffcloud:4straight');
    expect(game.ship('B1').locks).toEqual(['ship:A1']);
  });
});

describe('Discord Missiles', () => {
  const start = (calculate: number, enemy: readonly [number, number] = FAR) =>
    scenario({
      phase: 'engagement',
      p1: [xwing([457, 300], { upgrades: ['discordmissiles'], tokens: { calculate } })],
      p2: [vader(enemy)],
    });

  test('at the start of the Engagement Phase, for a calculate token and a charge', () => {
    const game = start(1);
    expect(game.offers('p1')).toEqual([
      'launch:device:buzzdroidswarm:3bankLeft',
      'launch:device:buzzdroidswarm:3straight',
      'launch:device:buzzdroidswarm:3bankRight',
      'pass',
    ]);
    game.choose('p1', 'launch:device:buzzdroidswarm:3straight');
    expect(game.tokens('A1')).toEqual({});
    expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
    expect(Object.values(game.state.devices)).toMatchObject([{ pose: { x: 457, y: 440 } }]);
  });

  test('not without the token', () => {
    expect(start(0).asked('p1')).not.toBe('placeDevice');
  });

  test('onto an enemy: it clings, and gnaws in the same phase', () => {
    const game = start(1, [457, 460]).choose('p1', 'launch:device:buzzdroidswarm:3straight');
    game.choose('p1', 'relocate:rear').passUntil('setDials');
    expect(game.ship('B1').shields).toBe(1);
  });
});
