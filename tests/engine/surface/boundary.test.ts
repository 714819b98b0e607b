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

describe('names', () => {
  const namesIn = (setup: unknown) => {
    const outcome = engine.newGame(setup, 1);
    if (!outcome.ok) throw new Error(outcome.problem);
    const { p1, p2 } = outcome.step.state.setup.players;
    return [p1.name, p1.squad.name, p2.name, p2.squad.name];
  };
  const usual = namesIn(good);

  test('are cleaned, and cut at a sane length', () => {
    expect(namesIn(changed('players.p1.name', 'A\u202Enn\u0000\n  B'))).toEqual(['Ann B', ...usual.slice(1)]);
    expect(namesIn(changed('players.p2.squad.name', 'x'.repeat(9999)))).toEqual([...usual.slice(0, 3), 'x'.repeat(80)]);
  });

  test('that show nothing are replaced', () => {
    expect(namesIn(changed('players.p1.name', ' \u200B'))).toEqual(['Player 1', ...usual.slice(1)]);
    expect(namesIn(changed('players.p2.name', ''))).toEqual([...usual.slice(0, 2), 'Player 2', usual[3]]);
    expect(namesIn(changed('players.p2.squad.name', '\u202E'))).toEqual([...usual.slice(0, 3), 'Squad']);
  });

  test('that are no text are refused', () => {
    expect(engine.newGame(changed('players.p1.name', 7), 1)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('players.p1.name: expected string, got 7'),
    });
  });
});

describe('whatever is handed in, a short sentence comes out', () => {
  const option = decision.options[0]!.key;
  const answer = (choice: unknown) => ({ decision: decision.id, player: decision.player, choice });
  const ring: Record<string, unknown> = { decision: decision.id };
  ring.choice = ring;
  const deep = (depth: number): unknown => {
    let value: unknown = 1;
    for (let level = 0; level < depth; level++) value = { choice: value };
    return value;
  };
  const throwing = {
    get player(): string {
      throw new Error('caught you');
    },
  };
  const closed = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('closed');
      },
      has: () => {
        throw new Error('closed');
      },
    },
  );
  const long = 'x'.repeat(1_000_000);
  const cases: readonly (readonly [string, unknown])[] = [
    ['a BigInt', 7n],
    ['a BigInt for an option', answer({ option: 7n })],
    ['a BigInt for a place', answer({ option, pose: { x: 7n, y: 1, heading: 0 } })],
    ['a symbol', Symbol('odd')],
    ['a function', () => 1],
    ['a ring', ring],
    ['a ring for a choice', answer(ring)],
    ['a deep object', deep(50_000)],
    ['a deep choice', answer(deep(50_000))],
    ['deep picks', answer({ picks: [deep(50_000)] })],
    ['a getter that throws', { ...answer({ option }), ...Object.getOwnPropertyDescriptors(throwing) }],
    [
      'a getter that throws by hand',
      Object.defineProperties({ referee: {} }, Object.getOwnPropertyDescriptors(throwing)),
    ],
    ['a closed proxy', closed],
    ['a closed proxy for a choice', answer(closed)],
    ['a long option', answer({ option: long })],
    ['a long option among those that fit', answer({ option: 'x'.repeat(400) })],
    ['long picks', answer({ picks: [long] })],
    ['a million picks', answer({ picks: Array(1_000_000).fill('x') })],
    ['a long question', { ...answer({ option }), decision: `d${'9'.repeat(1_000_000)}` }],
    ['a long field', { ...answer({ option }), [long]: 1 }],
    [
      'a thousand fields',
      { ...answer({ option }), ...Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [n, n])) },
    ],
    ['a long ship', { player: 'p1', referee: { kind: 'setForce', ship: `ship:${long}`, to: 1 } }],
    [
      'a long piece',
      { player: 'p1', referee: { kind: 'move', piece: `ship:${long}`, pose: { x: 1, y: 1, heading: 0 } } },
    ],
    ['a long card', { player: 'p1', referee: { kind: 'setCharges', ship: 'ship:A1', card: `upgrade:${long}`, to: 0 } }],
    ['marks that turn the text around', answer({ option: '\u202Eback\u0007' })],
  ];

  test.each(cases)('%s', (_, given) => {
    const refusals = [
      engine.answer(state, given),
      engine.newGame(given, 1),
      engine.newGame(good, given),
      engine.replay(given),
    ];
    for (const outcome of refusals) {
      expect(outcome.ok).toBe(false);
      if (outcome.ok || !('problem' in outcome)) throw new Error('it was taken');
      expect(outcome.problem).toMatch(/^[^\p{Cc}\p{Cf}]{1,400}\.$/u);
    }
  });

  test('a getter cannot show one option to the check and another to the rules', () => {
    let looks = 0;
    const shifty = {
      get option() {
        looks += 1;
        return option;
      },
    };
    engine.answer(state, answer(shifty));
    expect(looks).toBe(1);
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
