import { describe, expect, test } from 'vitest';
import type { Setup } from '../../../src/engine/core/setup';
import { engine } from '../../support/engine';
import { setupOf } from '../../support/squads';

const good = setupOf('empire', 'rebels');
const begun = engine.newGame(good, 1);
if (!begun.ok) throw new Error(begun.problem);
const { state } = begun.step;
const decision = state.pending[0]!;

/** The same with one field changed, wherever it is. */
function changed(path: string, value: unknown): unknown {
  const copy = structuredClone(good) as unknown as Record<string, never>;
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.reduce<Record<string, never>>((at, key) => at[key]!, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value as never;
  return copy;
}

describe('a malformed setup is refused in a sentence', () => {
  test.each([
    ['no setup at all', null, /^The setup is malformed: .*expected object/],
    ['an unknown profile', changed('profile', 'kitchen'), /profile: expected one of "amg20", "xwa50"/],
    ['a scenario that nobody knows', changed('scenario', 'tag'), /scenario: expected one of/],
    [
      'a scenario of other rules',
      changed('scenario', 'ancientknowledge'),
      /^By the rules of amg20 the scenario ancientknowledge/,
    ],
    ['one player', changed('players.p2', undefined), /players\.p2: missing/],
    ['no ships', changed('players.p1.squad.ships', []), /ships: expected .* at least 1/],
    ['nine ships', changed('players.p1.squad.ships', Array(9).fill(good.players.p1.squad.ships[0])), /at most 8/],
    ['four obstacles', changed('players.p1.squad.obstacles', Array(4).fill('obstacle:gascloud1')), /at most 3/],
    ['an id without its kind', changed('players.p1.squad.ships.0.pilot', 'darthvader'), /pilot/],
    ['a field that nobody knows', changed('players.p1.squad.colour', 'red'), /colour: unknown field/],
    [
      'a pilot that nobody knows',
      changed('players.p1.squad.ships.0.pilot', 'pilot:bo'),
      /^p1 brings pilot:bo, which is not among the cards/,
    ],
    [
      'an upgrade that nobody knows',
      changed('players.p2.squad.ships.0.upgrades', ['upgrade:bo']),
      /^p2 brings upgrade:bo/,
    ],
    ['an obstacle that nobody knows', changed('players.p2.squad.obstacles', ['obstacle:bo']), /^p2 brings obstacle:bo/],
  ])('%s', (_, setup, says) => {
    expect(engine.newGame(setup, 1)).toEqual({
      ok: false,
      refusal: 'malformed',
      problem: expect.stringMatching(says),
    });
  });

  test.each([[0.5], [Number.NaN], ['1'], [null]])('seed %s', seed => {
    expect(engine.newGame(good, seed)).toMatchObject({ ok: false, problem: expect.stringContaining('seed') });
  });

  test('while one ship, no obstacle and any whole seed will do', () => {
    const small = changed('players.p1.squad.ships', good.players.p1.squad.ships.slice(0, 1)) as Setup;
    const bare = {
      ...small,
      players: { ...small.players, p2: { name: '', squad: { ...small.players.p2.squad, obstacles: [] } } },
    };
    expect(engine.newGame(bare, -3).ok).toBe(true);
  });
});

describe('a malformed answer is refused in a sentence and changes nothing', () => {
  const pose = { x: 457, y: 300, heading: 0 };
  const option = decision.options[0]!.key;
  const answer = (choice: unknown) => ({ decision: decision.id, player: decision.player, choice });

  test.each([
    ['nothing', undefined],
    ['a number', 7],
    ['no choice', { decision: decision.id, player: decision.player }],
    ['an unknown player', { ...answer({ option }), player: 'p3' }],
    ['a decision without its letter', { ...answer({ option }), decision: 4 }],
    ['an option and picks', answer({ option, picks: [] })],
    ['picks with a pose', answer({ picks: [option], pose })],
    ['an empty choice', answer({})],
    ['more than was asked', answer({ option, pose, then: [] })],
    ['a place that is no number', answer({ option, pose: { ...pose, x: Number.NaN } })],
    ['a place without end', answer({ option, pose: { ...pose, y: Number.POSITIVE_INFINITY } })],
    ['a place without a heading', answer({ option, pose: { x: 1, y: 1 } })],
    ['a place far out', answer({ option, pose: { ...pose, x: 1e9 } })],
    ['a hand that does nothing', { player: 'p1', referee: {} }],
    ['a hand that does what nobody knows', { player: 'p1', referee: { kind: 'cheat' } }],
    ['a hand that moves a piece nowhere', { player: 'p1', referee: { kind: 'move', piece: 'ship:A1', pose: null } }],
    ['half a token', { player: 'p1', referee: { kind: 'setForce', ship: 'ship:A1', to: 0.5 } }],
    ['fewer than none', { player: 'p1', referee: { kind: 'setShields', ship: 'ship:A1', to: -1 } }],
  ])('%s', (_, given) => {
    const before = engine.hashOf(state);
    expect(engine.answer(state, given)).toEqual({
      ok: false,
      refusal: 'malformed',
      problem: expect.stringMatching(/^The answer is malformed: .+\.$/),
    });
    const fork = engine.fork(state);
    expect(fork.answer(fork.state, given).ok).toBe(false);
    expect(engine.hashOf(fork.state)).toBe(before);
  });

  test.each([
    ['stale', { ...answer({ option, pose }), decision: 'd999' }],
    ['notYours', { ...answer({ option, pose }), player: decision.player === 'p1' ? 'p2' : 'p1' }],
    ['notOffered', answer({ option: 'place:rock:99', pose })],
    ['notOffered', answer({ option })],
    ['notOffered', answer({ picks: [option] })],
    ['notThere', answer({ option, pose: { x: 20, y: 20, heading: 0 } })],
  ])('%s says so, and why', (refusal, given) => {
    const before = engine.hashOf(state);
    expect(engine.answer(state, given)).toEqual({ ok: false, refusal, problem: expect.stringMatching(/^\w.+\.$/) });
    expect(engine.hashOf(state)).toBe(before);
  });

  test('a good one is taken', () => {
    expect(engine.answer(state, answer({ option, pose: { x: 300, y: 300, heading: 0 } })).ok).toBe(true);
  });
});

describe('where a piece may lie, asked while it is dragged', () => {
  const at = (x: number, y: number, heading = 0) => ({ x, y, heading });
  const option = decision.options[0]!.key;
  const kinds = (key: string, pose: unknown) =>
    engine.checkPlacement(state, decision, key, pose).map(({ kind }) => kind);

  test('nothing speaks against a good place', () => expect(kinds(option, at(300, 300))).toEqual([]));
  test('all that speaks against a bad one is told', () => {
    expect(kinds(option, at(30, 300))).toEqual(['tooCloseToEdge']);
    expect(kinds(option, at(457, 457))).toEqual(['overlapsMarker']);
  });
  test('no number, no piece: no place', () => {
    expect(kinds(option, at(Number.NaN, 0))).toEqual(['noPlace']);
    expect(kinds('place:rock:99', at(300, 300))).toEqual(['noPlace']);
  });
});
