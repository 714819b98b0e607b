import { describe, expect, test } from 'vitest';
import { scenario } from '../../../support/scenario';

describe('Afterburners', () => {
  const fly = (dial: '2FB' | '3FW' | '4KR', more: { charges?: number; stress?: number; wall?: boolean } = {}) =>
    scenario({
      p1: [
        {
          pilot: 'bluesquadronescort',
          at: [457, 100],
          upgrades: ['afterburners'],
          tokens: { stress: more.stress ?? 0 },
          dial,
        },
      ],
      p2: [{ pilot: 'darthvader', at: more.wall ? [457, 270] : [100, 800], dial: '2FB' }],
    });

  test('after a fully executed speed 3 maneuver: a charge for a boost', () => {
    const game = fly('3FW');
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', why: 'card' });
    expect(game.offers('p1')).toEqual(['action:boost:white', 'pass']);
    game.choose('p1', 'action:boost:white', 'boost:straight');
    expect(game.ship('A1').pose.y).toBe(340);
    expect(game.ship('A1').upgrades[0]!.charges).toBe(1);
    expect(game.asked('p1')).toBe('chooseAction');
    expect(game.offers('p1')).not.toContain('action:boost:white');
  });

  test('even while stressed, as after a Koiogran turn', () => {
    const game = fly('4KR');
    expect(game.tokens('A1')).toEqual({ stress: 1 });
    expect(game.state.pending[0]!.topic).toMatchObject({ kind: 'chooseAction', why: 'card' });
  });

  test('not after speed 2', () => {
    expect(fly('2FB').asked('p1')).toBe('chooseAction');
  });

  test('not after a partial maneuver', () => {
    const game = fly('3FW', { wall: true });
    game.choose('p1', 'pass');
    expect(game.events('maneuverExecuted')[0]).toMatchObject({ ship: 'ship:A1', fully: false });
    expect(game.asked('p1')).toBeNull();
  });
});

describe('Shield Upgrade', () => {
  test('adds a shield to the printed ones, from the start', () => {
    const story = (upgrades: string[]) =>
      scenario({
        p1: [{ pilot: 'academypilot', at: [457, 100], upgrades, dial: '2FB' }],
        p2: [{ pilot: 'bluesquadronescort', at: [100, 800], dial: '2FB' }],
      }).ship('A1').shields;
    expect(story(['shieldupgrade'])).toBe(1);
    expect(story([])).toBe(0);
  });
});
