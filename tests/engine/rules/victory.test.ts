import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import { engine } from '../../support/engine';
import { type Placed, type Story, scenario, shipId } from '../../support/scenario';

const mine: Placed = { pilot: 'bluesquadronescort', at: [60, 60] };
const theirs: Placed = { pilot: 'obsidiansquadronpilot', at: [850, 850] };
const gone = (ship: Placed): Placed => ({ ...ship, where: 'removed' });
const hit = (name: string, hits: number): Effect => ({ do: 'sufferDamage', ship: shipId(name), hits, crits: 0 });

/** From the End Phase on. */
const endOf = (more: Partial<Story>) => scenario({ p1: [mine], p2: [theirs], round: 5, phase: 'end', ...more });
const outcome = (more: Partial<Story>) => endOf(more).state.outcome;
const goesOn = (more: Partial<Story>) => {
  const game = endOf(more);
  expect(game.asked('p1')).toBe('setDials');
  return game.state.outcome === null;
};

describe('victory: only one player has ships left', () => {
  test('they win, whatever the score', () => {
    expect(outcome({ p2: [gone(theirs)] })).toEqual({ winner: 'p1', reason: 'wipedOut' });
    expect(outcome({ p2: [gone(theirs)], points: { p2: 19 } })).toEqual({ winner: 'p1', reason: 'wipedOut' });
    expect(outcome({ p2: [gone(theirs)], points: { p2: 35, p1: 20 } })).toEqual({ winner: 'p1', reason: 'wipedOut' });
    expect(outcome({ p1: [gone(mine)], points: { p1: 25 }, round: 12 })).toEqual({ winner: 'p2', reason: 'wipedOut' });
  });

  test('with a single ship left the other is still in the game', () => {
    expect(goesOn({ p2: [gone(theirs), theirs] })).toBe(true);
  });

  describe('ships in reserve: missions ask for ships in the play area', () => {
    const away = (ship: Placed): Placed => ({ ...ship, where: 'reserve' });

    test('alone in reserve against ships on the table is lost', () => {
      expect(outcome({ p2: [away(theirs)], points: { p2: 19 } })).toEqual({ winner: 'p1', reason: 'wipedOut' });
      expect(outcome({ p2: [away(theirs), gone(theirs)] })).toEqual({ winner: 'p1', reason: 'wipedOut' });
    });

    test('with another ship on the table nothing is lost', () => {
      expect(goesOn({ p2: [away(theirs), theirs] })).toBe(true);
    });

    test('if the table is empty, whoever is not out of the game wins', () => {
      const empty = { p1: [gone(mine)], p2: [away(theirs)], points: { p1: 30 } };
      expect(outcome(empty)).toEqual({ winner: 'p2', reason: 'wipedOut' });
    });

    test('if both have ships in reserve alone, the game goes on by points', () => {
      const hidden = { p1: [away(mine)], p2: [away(theirs)] };
      expect(goesOn(hidden)).toBe(true);
      expect(outcome({ ...hidden, points: { p1: 20 } })).toEqual({ winner: 'p1', reason: 'scoreReached' });
    });
  });

  test('not before the end of the round: it is played to its End Phase', () => {
    const first = [hit('B1', 3)];
    const near: Placed = { ...mine, at: [457, 300], dial: '1FB' };
    const game = scenario({ p1: [near], p2: [theirs], round: 2, phase: 'activation', first });
    expect(game.ship('B1').where).toBe('removed');
    expect(game.state).toMatchObject({ phase: 'activation', outcome: null });
    game.passUntil(null);
    // Two for the TIE, two for the satellite.
    expect(game.points('p1')).toBe(4);
    expect(game.last('gameEnded')).toEqual({ type: 'gameEnded', winner: 'p1', reason: 'wipedOut' });
  });
});

describe('victory: the target is reached', () => {
  test('by one who is ahead', () => {
    expect(outcome({ points: { p1: 20, p2: 19 } })).toEqual({ winner: 'p1', reason: 'scoreReached' });
    expect(outcome({ points: { p1: 21, p2: 24 } })).toEqual({ winner: 'p2', reason: 'scoreReached' });
  });

  test('not by 19', () => {
    expect(goesOn({ points: { p1: 19 } })).toBe(true);
  });

  test('tied, the game goes on', () => {
    expect(goesOn({ points: { p1: 22, p2: 22 } })).toBe(true);
  });

  test('at 50 points it takes 50', () => {
    expect(goesOn({ points: { p1: 49 }, profile: 'xwa50' })).toBe(true);
    expect(outcome({ points: { p1: 50 }, profile: 'xwa50' })).toEqual({ winner: 'p1', reason: 'scoreReached' });
  });

  test('the points of this very End Phase count', () => {
    const contesting: Placed = { ...mine, at: [457, 400] };
    expect(outcome({ p1: [contesting], points: { p1: 18 } })).toEqual({ winner: 'p1', reason: 'scoreReached' });
    expect(goesOn({ p1: [contesting], points: { p1: 18 }, round: 1 })).toBe(true);
  });
});

describe('victory: the twelfth round is the last', () => {
  test('the one with more points wins', () => {
    expect(outcome({ round: 12, points: { p1: 3, p2: 4 } })).toEqual({ winner: 'p2', reason: 'lastRound' });
  });

  test('as many points: a draw, also at the target', () => {
    expect(outcome({ round: 12 })).toEqual({ winner: null, reason: 'lastRound' });
    expect(outcome({ round: 12, points: { p1: 20, p2: 20 } })).toEqual({ winner: null, reason: 'lastRound' });
  });

  test('the eleventh is not', () => {
    expect(goesOn({ round: 11, points: { p1: 3, p2: 4 } })).toBe(true);
  });
});

describe('victory: both sides wiped out', () => {
  const nobody = { p1: [gone(mine)], p2: [gone(theirs)] };

  test('more points win', () => {
    expect(outcome({ ...nobody, points: { p1: 3, p2: 4 } })).toEqual({ winner: 'p2', reason: 'wipedOut' });
  });

  test('as many: a draw', () => {
    expect(outcome({ ...nobody, points: { p1: 4, p2: 4 } })).toEqual({ winner: null, reason: 'wipedOut' });
  });

  test('two ships of one initiative shoot each other down: both are gone before the check', () => {
    const damage = ['-panickedpilot', '-panickedpilot'];
    const game = scenario({
      p1: [{ ...mine, at: [457, 400], heading: 0, shields: 0, damage: [...damage, '-stunnedpilot'] }],
      p2: [{ ...theirs, at: [457, 540], heading: 180, damage }],
      dice: ['hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'hit', 'hit', 'hit', 'blank', 'blank'],
      phase: 'engagement',
      round: 1,
    });
    game.choose('p1', game.offers('p1')[0]!).passUntil('chooseAttack');
    expect(game.ship('B1')).toMatchObject({ destroyed: true, where: 'table' });
    game.choose('p2', game.offers('p2')[0]!).passUntil(null);
    expect(game.events('shipRemoved').map(({ ship }) => ship)).toEqual(['ship:A1', 'ship:B1']);
    // The X-wing is worth 5, the TIE 2.
    expect(game.state.outcome).toEqual({ winner: 'p2', reason: 'wipedOut' });
  });
});

describe('the game is over', () => {
  test('nothing is asked or under way any more, and answers are stale', () => {
    const { state } = endOf({ p2: [gone(theirs)] });
    expect(state).toMatchObject({ phase: 'over', pending: [], agenda: [] });
    const late = engine.answer(state, { decision: 'd1', player: 'p1', choice: { option: 'ready' } });
    expect(late).toMatchObject({ ok: false, refusal: 'stale' });
  });
});

describe('players who agree that this round is the last', () => {
  const agreed = { kind: 'endAfterRound', agreed: true } as const;
  const apart = {
    p1: [{ ...mine, at: [200, 300] as const, heading: 0 }],
    p2: [{ ...theirs, at: [700, 600] as const, heading: 180 }],
  };
  const playRound = (game: ReturnType<typeof scenario>) => {
    for (const player of ['p1', 'p2'] as const)
      game.choose(player, game.offers(player).find(key => key.includes(':2F'))!, 'ready');
    return game.passUntil('setDials');
  };

  test('are done when it ends: whoever leads wins', () => {
    const game = scenario({ ...apart, phase: 'planning', round: 3, points: { p1: 3 } });
    playRound(game.referee('p2', agreed));
    expect(game.state.outcome).toEqual({ winner: 'p1', reason: 'lastRound' });
  });

  test('may think better of it', () => {
    const game = scenario({ ...apart, phase: 'planning', round: 3 });
    playRound(game.referee('p2', agreed).referee('p1', { kind: 'endAfterRound', agreed: false }));
    expect(game.state).toMatchObject({ outcome: null, round: 4 });
  });
});
