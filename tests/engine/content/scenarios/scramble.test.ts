import { describe, expect, test } from 'vitest';
import { scenario } from '../../../support/scenario';

const story = (more: { round?: number; at?: readonly [number, number]; stress?: number } = {}) =>
  scenario({
    scenario: 'scramblethetransmissions',
    round: more.round ?? 2,
    p1: [{ pilot: 'bluesquadronescort', at: more.at ?? [457, 280], dial: '1FB', tokens: { stress: more.stress ?? 0 } }],
    p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB' }],
    markers: [{ at: [457, 700], player: 'p2' }],
  });

describe('Scramble the Transmissions', () => {
  test('a ship at range 0-1 scrambles a satellite, which scores for its player', () => {
    const game = story();
    game.choose('p1', 'action:scenario:scramble:white');
    expect(game.state.markers['marker:1']).toMatchObject({ player: 'p1' });
    game.passUntil('setDials');
    expect([game.points('p1'), game.points('p2')]).toEqual([1, 1]);
  });

  test('a satellite of the opponent changes hands', () => {
    const game = story({ at: [457, 540] });
    game.choose('p1', 'action:scenario:scramble:white');
    expect(game.state.markers['marker:2']).toMatchObject({ player: 'p1' });
  });

  test('between two satellites the player chooses', () => {
    const game = scenario({
      scenario: 'scramblethetransmissions',
      round: 2,
      p1: [{ pilot: 'bluesquadronescort', at: [457, 450], heading: 90, dial: '1FB' }],
      p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB' }],
      markers: [{ at: [620, 450] }],
    });
    game.choose('p1', 'action:scenario:scramble:white');
    expect(game.offers('p1')).toEqual(['marker:1', 'marker:2']);
  });

  test('it is no action in round one', () => {
    expect(story({ round: 1 }).offers('p1')).not.toContain('action:scenario:scramble:white');
  });

  test('out of reach it is not offered', () => {
    expect(story({ at: [457, 100] }).offers('p1')).not.toContain('action:scenario:scramble:white');
  });

  test('a coordinated ship cannot perform it', () => {
    const game = scenario({
      scenario: 'scramblethetransmissions',
      round: 2,
      p1: [
        { pilot: 'omicrongrouppilot', at: [200, 300], dial: '1FB' },
        { pilot: 'academypilot', at: [457, 380], dial: '2FB' },
      ],
      p2: [{ pilot: 'lukeskywalker', at: [100, 800], dial: '2FB' }],
    });
    game.choose('p1', game.offers('p1').find(key => key === 'ship:A1') ?? 'ship:A1');
    expect(game.offers('p1')).toContain('action:coordinate:white');
    game.choose('p1', 'action:coordinate:white', 'ship:A2');
    expect(game.offers('p1')).toContain('action:focus:white');
    expect(game.offers('p1')).not.toContain('action:scenario:scramble:white');
  });
});
