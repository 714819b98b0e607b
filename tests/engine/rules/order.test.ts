import { describe, expect, test } from 'vitest';
import { type Placed, scenario } from '../../support/scenario';

/** Far apart along their edges, so that nobody meets anybody. */
const squad = (player: 'p1' | 'p2', ...pilots: readonly string[]): readonly Placed[] =>
  pilots.map((pilot, index) => ({
    pilot,
    at: [100 + 150 * index, player === 'p1' ? 60 : 854],
    dial: '2FB',
  }));

type Phase = 'activation' | 'engagement';
const EVENT = { activation: 'shipActivated', engagement: 'engagementStarted' } as const;

/** Plays one phase, ships of a player going in the order they stand in. */
function order(phase: Phase, p1: readonly string[], p2: readonly string[], firstPlayer: 'p1' | 'p2' = 'p1') {
  const game = scenario({
    p1: squad('p1', ...p1),
    p2: squad('p2', ...p2),
    firstPlayer,
    alone: true,
    first: [{ do: 'startPhase', phase }],
  });
  game.passUntil(null);
  return game.events(EVENT[phase]).map(({ ship }) => ship.slice('ship:'.length));
}

// Initiative 2, 3, 5 and 1, 2, 3, 6.
const XWINGS = ['bluesquadronescort', 'redsquadronveteran', 'lukeskywalker'];
const TIES = ['academypilot', 'obsidiansquadronpilot', 'blacksquadronace', 'darthvader'];

describe('the order of ships: initiative', () => {
  test('ships activate from the lowest to the highest', () => {
    expect(order('activation', XWINGS, TIES)).toEqual(['B1', 'A1', 'B2', 'A2', 'B3', 'A3', 'B4']);
  });

  test('ships engage from the highest to the lowest', () => {
    expect(order('engagement', XWINGS, TIES)).toEqual(['B4', 'A3', 'A2', 'B3', 'A1', 'B2', 'B1']);
  });
});

describe('the order of ships: equal initiative goes by player order', () => {
  test.each([
    { phase: 'activation', first: 'p1', is: ['A1', 'A2', 'B1', 'B2'] },
    { phase: 'activation', first: 'p2', is: ['B1', 'B2', 'A1', 'A2'] },
    { phase: 'engagement', first: 'p1', is: ['A1', 'A2', 'B1', 'B2'] },
    { phase: 'engagement', first: 'p2', is: ['B1', 'B2', 'A1', 'A2'] },
  ] as const)('$phase, $first first: all of theirs, then all of the other’s', ({ phase, first, is }) => {
    const p1 = ['bluesquadronescort', 'bluesquadronescort'];
    const p2 = ['obsidiansquadronpilot', 'nightbeast'];
    expect(order(phase, p1, p2, first)).toEqual(is);
  });

  test('being first player does not outdo initiative', () => {
    expect(order('activation', ['lukeskywalker'], ['academypilot'], 'p1')).toEqual(['B1', 'A1']);
    expect(order('engagement', ['bluesquadronescort'], ['darthvader'], 'p1')).toEqual(['B1', 'A1']);
  });
});

describe('the order of ships: a player chooses among their own', () => {
  /** In the Engagement Phase only those with a target are asked for. */
  const game = (phase: Phase, ...p1: readonly string[]) =>
    scenario({
      p1: squad('p1', ...p1),
      p2: phase === 'activation' ? squad('p2', 'darthvader') : [{ pilot: 'darthvader', at: [250, 300], heading: 0 }],
      alone: true,
      first: [{ do: 'startPhase', phase }],
    });

  test.each(['activation', 'engagement'] as const)('%s: any of those of one initiative, each once', phase => {
    const pilots = ['bluesquadronescort', 'bluesquadronescort', 'bluesquadronescort'];
    const story = game(phase, ...pilots).passUntil('chooseShip');
    expect(story.offers('p1')).toEqual(['ship:A1', 'ship:A2', 'ship:A3']);
    story.choose('p1', 'ship:A2').passUntil('chooseShip');
    expect(story.offers('p1')).toEqual(['ship:A1', 'ship:A3']);
    story.choose('p1', 'ship:A3').passUntil(null);
    const ships = story.events(EVENT[phase]).map(({ ship }) => ship);
    expect(ships.filter(ship => ship !== 'ship:B1')).toEqual(['ship:A2', 'ship:A3', 'ship:A1']);
  });

  test('a single one is not asked about', () => {
    const story = game('activation', 'bluesquadronescort', 'redsquadronveteran').passUntil('chooseShip');
    expect(story.state.pending).toEqual([]);
  });
});
