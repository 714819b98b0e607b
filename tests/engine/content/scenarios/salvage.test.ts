import { describe, expect, test } from 'vitest';
import { type Placed, scenario } from '../../../support/scenario';

const far: Placed = { pilot: 'darthvader', at: [100, 800], dial: '2FB' };
const towing = (more: Partial<Placed> = {}, p2: readonly Placed[] = [far], rest: object = {}) =>
  scenario({
    scenario: 'salvagemission',
    round: 2,
    p1: [{ pilot: 'bluesquadronescort', at: [457, 100], dial: '1FB', ...more }],
    p2,
    markers: [{ at: [0, 0], on: 'A1' }],
    ...rest,
  });

describe('Salvage Mission: tow', () => {
  test('takes a cache at range 0-1 onto the ship', () => {
    const game = scenario({
      scenario: 'salvagemission',
      round: 2,
      p1: [{ pilot: 'bluesquadronescort', at: [457, 280], dial: '1FB' }],
      p2: [far],
    });
    game.choose('p1', 'action:scenario:tow:white');
    expect(game.state.markers['marker:1']!.onShip).toBe('ship:A1');
  });

  test('forbids a second cache and barrel rolls, boosts, cloaks and SLAMs', () => {
    const game = towing({ at: [457, 280] });
    expect(game.offers('p1')).not.toContain('action:scenario:tow:white');
    expect(game.offers('p1')).not.toContain('action:barrelRoll:white');
    expect(game.offers('p1')).toContain('action:focus:white');
  });

  test.each([
    { profile: 'amg20', worth: 1 },
    { profile: 'xwa50', worth: 4 },
  ] as const)('scores $worth at $profile for the only cache in tow', ({ profile, worth }) => {
    const game = towing({}, [far], { phase: 'end', profile });
    expect(game.points('p1')).toBe(worth);
  });
});

describe('Salvage Mission: jettison', () => {
  test('by choice at the end of the activation; the opponent places the cache at range 1', () => {
    const game = towing();
    game.choose('p1', 'action:focus:white', 'use:scenario:salvagemission');
    expect(game.asked('p2')).toBe('placeMarker');
    expect(() => game.place('p2', 'place:marker:2', { x: 457, y: 420, heading: 0 })).toThrow('notThere');
    game.place('p2', 'place:marker:2', { x: 457, y: 300, heading: 0 });
    expect(game.state.markers['marker:2']).toMatchObject({ onShip: null, x: 457, y: 300 });
  });

  test('may be kept', () => {
    const game = towing();
    game.choose('p1', 'action:focus:white', 'pass');
    expect(game.state.markers['marker:2']!.onShip).toBe('ship:A1');
  });

  const shot = (dice: readonly ('hit' | 'crit' | 'blank' | 'evade')[], shields: number) => {
    const game = towing({ at: [457, 300], shields }, [{ pilot: 'onyxsquadronace', at: [457, 460] }], {
      phase: 'engagement',
      dice,
    });
    game.choose('p2', 'target:ship:A1:primary:0');
    return game;
  };

  test('by a crit, even one that a shield takes', () => {
    const game = shot(['crit', 'blank', 'blank', 'blank', 'blank', 'blank'], 2);
    expect(game.ship('A1').shields).toBe(1);
    expect(game.asked('p2')).toBe('placeMarker');
  });

  test('not by a hit', () => {
    const game = shot(['hit', 'blank', 'blank', 'blank', 'blank', 'blank'], 2);
    expect(game.ship('A1').shields).toBe(1);
    expect(game.happened()).not.toContain('cacheJettisoned');
  });

  test('by destruction', () => {
    const game = towing(
      { at: [457, 300], shields: 0, damage: ['-fuelleak', '-fuelleak', '-directhit'] },
      [{ pilot: 'onyxsquadronace', at: [457, 460] }],
      { phase: 'engagement', dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'] },
    );
    game.choose('p2', 'target:ship:A1:primary:0');
    expect(game.ship('A1').destroyed).toBe(true);
    expect(game.asked('p2')).toBe('placeMarker');
  });

  test('by fleeing, from where the ship stood before', () => {
    const game = towing({ at: [457, 890], heading: 0 });
    expect(game.happened()).toContain('shipFled');
    expect(game.asked('p2')).toBe('placeMarker');
    game.place('p2', 'place:marker:2', { x: 457, y: 800, heading: 0 });
    expect(game.state.markers['marker:2']!.onShip).toBeNull();
  });
});
