import { describe, expect, test } from 'vitest';
import { scenario } from '../../../support/scenario';

const bomber = (upgrades: readonly string[], more: { at?: readonly [number, number]; tokens?: object } = {}) => ({
  pilot: 'goldsquadronveteran',
  at: more.at ?? ([457, 400] as const),
  upgrades,
  tokens: more.tokens ?? {},
  dial: '2FB' as const,
});

describe('Proton Bombs', () => {
  const drop = (enemy: readonly [number, number]) => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['protonbombs'])],
      p2: [{ pilot: 'darthvader', at: enemy, dial: '1FW' }],
      deck: { p2: ['structuraldamage'] },
    });
    expect(game.offers('p1')).toEqual(['drop:device:protonbomb:1straight', 'pass']);
    game.choose('p1', 'drop:device:protonbomb:1straight');
    return game;
  };

  test('are dropped behind the ship for a charge', () => {
    const game = drop([100, 800]);
    expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
    expect(Object.values(game.state.devices)[0]).toMatchObject({
      device: 'device:protonbomb',
      pose: { x: 457, y: 340, heading: 180 },
    });
  });

  test('go off at the end of the Activation Phase: a crit for each ship at range 0-1, friend or not', () => {
    const game = drop([457, 290]);
    game.passUntil('setDials');
    expect(game.ship('B1').shields).toBe(1);
    expect(game.ship('A1').shields).toBe(2);
    expect(game.state.devices).toEqual({});
    expect(game.happened().indexOf('deviceDetonated')).toBeGreaterThan(game.happened().lastIndexOf('activationEnded'));
  });

  test('spare what is at range 2', () => {
    const game = drop([457, 130]);
    game.passUntil('setDials');
    expect(game.ship('B1').shields).toBe(2);
  });

  test('are not offered where they would lie outside the play area, nor without a charge', () => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['protonbombs'], { at: [457, 40] })],
      p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB' }],
    });
    expect(game.happened()).not.toContain('systemReached');
  });
});

describe('Proximity Mines', () => {
  test('wait for a ship that moves through them: a hit and what two dice add', () => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['proximitymines'])],
      p2: [{ pilot: 'darthvader', at: [457, 240], heading: 0, dial: '2FB' }],
      dice: ['hit', 'crit'],
      deck: { p2: ['structuraldamage'] },
    });
    game.choose('p1', 'drop:device:proximitymine:1straight');
    game.passUntil('setDials');
    expect(game.last('diceRolled')).toBeDefined();
    // Two hits take the shields, the crit is a card.
    expect(game.ship('B1').shields).toBe(0);
    expect(game.damage('B1')).toEqual(['structuraldamage']);
    expect(game.state.devices).toEqual({});
  });

  test('go off at once under a ship', () => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['proximitymines'])],
      p2: [{ pilot: 'darthvader', at: [457, 330], dial: '2FB' }],
      dice: ['blank', 'blank'],
    });
    game.choose('p1', 'drop:device:proximitymine:1straight');
    expect(game.ship('B1').shields).toBe(1);
  });

  test('stay where nobody flies', () => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['proximitymines'])],
      p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB' }],
    });
    game.choose('p1', 'drop:device:proximitymine:1straight').passUntil('setDials');
    expect(Object.keys(game.state.devices)).toHaveLength(1);
  });
});

describe('Conner Nets', () => {
  test('hit once and ionize', () => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['connernets'])],
      p2: [{ pilot: 'darthvader', at: [457, 330], dial: '2FB' }],
    });
    game.choose('p1', 'drop:device:connernet:1straight');
    expect(game.ship('B1').shields).toBe(1);
    expect(game.tokens('B1')).toEqual({ ion: 3 });
  });
});

describe('devices in the System Phase', () => {
  test('one device a ship', () => {
    const game = scenario({
      phase: 'system',
      p1: [bomber(['protonbombs', 'connernets'])],
      p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB' }],
    });
    expect(game.asked('p1')).toBe('orderAbilities');
    game.choose('p1', game.offers('p1')[0]!);
    game.choose('p1', game.offers('p1')[0]!);
    expect(Object.keys(game.state.devices)).toHaveLength(1);
    expect(game.asked('p1')).not.toBe('placeDevice');
  });
});

describe('DRK-1 Probe Droids', () => {
  test('are dropped or launched by any speed 3 template during the End Phase', () => {
    const game = scenario({
      phase: 'end',
      p1: [{ pilot: 'darkcourier', at: [457, 400], upgrades: ['drk1probedroids'] }],
      p2: [{ pilot: 'bluesquadronescort', at: [100, 800] }],
    });
    expect(game.offers('p1')).toHaveLength(11);
    game.choose('p1', 'launch:device:drk1probedroid:3straight');
    expect(Object.values(game.state.devices)[0]).toMatchObject({ pose: { x: 457, y: 560, heading: 0 } });
  });
});
