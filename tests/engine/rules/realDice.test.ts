import { describe, expect, test } from 'vitest';
import { fairRoll } from '../../../src/bots/fairRoll';
import type { Answer } from '../../../src/engine/core/decision';
import { PLAYERS, type PlayerId } from '../../../src/engine/core/ids';
import { duel, PRIMARY } from '../../support/duel';
import { engine } from '../../support/engine';
import { livelyAnswer } from '../../support/livelyAnswer';
import { randomFrom } from '../../support/randomGame';
import { scenario } from '../../support/scenario';
import { setupFor } from '../../support/squads';

const BOTH = { realDice: PLAYERS };

describe('an attack with real dice', () => {
  test('asks the attacker what fell, with every way in which three dice can fall', () => {
    const game = duel(BOTH).choose('p1', PRIMARY);
    expect(game.state.pending[0]).toMatchObject({
      player: 'p1',
      topic: { kind: 'enterDice', ship: 'ship:A1', dice: 'attack', count: 3, why: 'attack' },
    });
    expect(game.offers('p1')).toHaveLength(20);
    expect(game.refusal('p1', { option: 'fell:hit+hit' })).toBe('notOffered');
    expect(game.refusal('p1', { option: 'fell:evade+hit+hit' })).toBe('notOffered');

    game.choose('p1', 'fell:hit+crit+blank');
    expect(game.dice('attack')).toEqual(['hit', 'crit', 'blank']);
  });

  test('then asks the defender for green dice, and nothing is drawn from the generator', () => {
    const game = duel(BOTH);
    const { rng } = game.state;
    game.choose('p1', PRIMARY, 'fell:hit+crit+blank');
    expect(game.state.pending[0]).toMatchObject({
      player: 'p2',
      topic: { kind: 'enterDice', ship: 'ship:B1', dice: 'defense', count: 3, why: 'defense' },
    });
    game.choose('p2', 'fell:evade+blank+blank');
    expect(game.last('attackPerformed')).toMatchObject({ hit: true });
    expect(game.state.rng).toEqual(rng);
  });

  test('of one player alone leaves the other’s dice to the table', () => {
    const game = duel({ realDice: ['p2'], dice: ['hit', 'hit', 'blank'] }).choose('p1', PRIMARY);
    expect(game.dice('attack')).toEqual(['hit', 'hit', 'blank']);
    expect(game.asked('p2')).toBe('enterDice');
  });

  test('asks for the dice that are rerolled, and for those only', () => {
    const game = duel({ ...BOTH, attacker: { locks: ['B1'] } });
    game.choose('p1', PRIMARY, 'fell:hit+blank+blank', 'mod:lock').pick('p1', ['die:1', 'die:2']);
    expect(game.state.pending[0]?.topic).toMatchObject({ kind: 'enterDice', count: 2, why: 'reroll' });
    game.choose('p1', 'fell:crit+blank');
    expect(game.last('diceRerolled')).toMatchObject({
      before: ['hit', 'blank', 'blank'],
      after: ['hit', 'crit', 'blank'],
    });
  });

  test('asks again when a hand has changed how many dice there are', () => {
    const game = duel(BOTH).choose('p1', PRIMARY);
    game.referee('p2', { kind: 'giveToken', ship: 'ship:A1', token: 'deplete' });
    expect(game.state.pending[0]?.topic).toMatchObject({ kind: 'enterDice', count: 2 });
    game.choose('p1', 'fell:hit+hit');
    expect(game.dice('attack')).toEqual(['hit', 'hit']);
    expect(game.tokens('A1')).toEqual({});
  });

  test('takes the dice that somebody who practises has set first, and asks for the rest', () => {
    const game = duel({ ...BOTH, practice: {} });
    game.referee('p1', { kind: 'setNextRoll', dice: 'attack', faces: ['crit'] }).choose('p1', PRIMARY);
    expect(game.state.pending[0]?.topic).toMatchObject({ count: 2 });
    game.choose('p1', 'fell:blank+blank');
    expect(game.dice('attack')).toEqual(['crit', 'blank', 'blank']);
  });
});

test('a rock asks whoever flew over it; the damage deck stays the table’s', () => {
  const game = scenario({
    ...BOTH,
    p1: [{ pilot: 'bluesquadronescort', at: [457, 300], dial: '2FB', shields: 0 }],
    p2: [{ pilot: 'darthvader', at: [100, 800], dial: '2FB' }],
    rocks: [{ is: 'coreasteroid0', at: [457, 360] }],
  });
  expect(game.state.pending[0]).toMatchObject({
    player: 'p1',
    topic: { kind: 'enterDice', ship: 'ship:A1', dice: 'attack', count: 1, why: 'obstacle' },
  });
  game.choose('p1', 'fell:crit');
  expect(game.last('diceRolled')).toMatchObject({ faces: ['crit'], purpose: { kind: 'obstacle' } });
  expect(game.damage('A1')).toHaveLength(2);
});

describe('for first player', () => {
  const begin = (realDice: readonly PlayerId[]) => {
    const begun = engine.newGame({ ...setupFor(3), realDice: [...realDice] }, 3);
    if (!begun.ok) throw new Error(begun.problem);
    return begun.step;
  };
  const given = (id: string, player: PlayerId, option: string): Answer => ({
    decision: id as `d${number}`,
    player,
    choice: { option },
  });

  test('both are asked in turn, and a tie is rolled again', () => {
    let { state } = begin(PLAYERS);
    for (const player of [...PLAYERS, ...PLAYERS]) {
      const [asked] = state.pending;
      expect(asked).toMatchObject({ player, topic: { kind: 'enterFirstDice', count: 3 } });
      const second = asked!.id === 'd4';
      const outcome = engine.answer(
        state,
        given(asked!.id, player, second ? 'fell:crit+blank+blank' : 'fell:focus+blank+blank'),
      );
      if (!outcome.ok) throw new Error(outcome.problem);
      state = outcome.step.state;
    }
    expect(state.firstPlayer).toBe('p2');
    expect(state.pending[0]?.topic.kind).not.toBe('enterFirstDice');
  });

  test('nobody is asked where the table rolls, or where somebody practises', () => {
    expect(begin([]).state.pending[0]?.topic.kind).not.toBe('enterFirstDice');
    const practice = { drill: 'both', still: [], peaceful: [], endless: [] } as const;
    const begun = engine.newGame({ ...setupFor(3), realDice: ['p1'], practice }, 3);
    expect(begun.ok && begun.step.state.pending[0]?.topic.kind).not.toBe('enterFirstDice');
  });
});

test.each([1, 2])('random game %i with real dice replays to the same hash, and can be imagined at every roll', seed => {
  // Not the seed of the game: dice by hand would fall as the generator's do.
  const random = randomFrom(seed * 7919 + 1);
  const setup = { ...setupFor(seed), realDice: seed === 1 ? PLAYERS : (['p2'] as const) };
  const begun = engine.newGame(setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  let { state } = begun.step;
  const answers: Answer[] = [];
  const asked = new Set<string>();
  while (!state.outcome) {
    const [first] = state.pending;
    if (first!.topic.kind === 'enterDice' && asked.size < 40) {
      asked.add(`${first!.topic.dice} ${first!.topic.why}`);
      for (const viewer of PLAYERS) {
        const guess = engine.imagine(engine.viewFor(state, viewer), answers.length);
        const there = guess.pending.find(one => one.player === first!.player);
        expect(there?.options.map(({ key }) => key)).toEqual(first!.options.map(({ key }) => key));
      }
    }
    const roll = first && fairRoll(engine.rules, first, random);
    const next = roll ? { decision: first.id, player: first.player, choice: roll } : livelyAnswer(state, random);
    const outcome = engine.answer(state, next);
    if (!outcome.ok) throw new Error(outcome.problem);
    state = outcome.step.state;
    answers.push(next!);
    expect(engine.checkInvariants(state)).toEqual([]);
  }
  expect(asked).toContain('attack attack');
  expect(asked).toContain('defense defense');
  const recorded = engine.recordOf(setup, seed, answers);
  if (!recorded.ok) throw new Error(recorded.problem);
  const replayed = engine.replay(JSON.parse(JSON.stringify(recorded.record)));
  expect(replayed).toMatchObject({ ok: true, hash: engine.hashOf(state) });
});

test('whoever only imagines the game rolls for everybody', () => {
  const game = duel(BOTH);
  const guess = engine.imagine(engine.viewFor(game.state, 'p1'), 5);
  const [asked] = guess.pending;
  const outcome = engine.answer(guess, { decision: asked!.id, player: 'p1', choice: { option: PRIMARY } });
  expect(outcome.ok && outcome.step.state.pending.map(({ topic }) => topic.kind)).not.toContain('enterDice');
});

test('a side without hands rolls as dice fall: of attack dice three in eight are hits, one a crit', () => {
  const decision = duel(BOTH).choose('p1', PRIMARY).state.pending[0]!;
  const random = randomFrom(9);
  const counts: Record<string, number> = {};
  for (let i = 0; i < 4000; i++) {
    const choice = fairRoll(engine.rules, decision, random);
    const faces = choice && 'option' in choice ? choice.option.slice('fell:'.length).split('+') : [];
    for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  }
  const share = (face: string) => counts[face]! / 12_000;
  expect(share('hit')).toBeCloseTo(3 / 8, 1);
  expect(share('crit')).toBeCloseTo(1 / 8, 1);
  expect(share('focus')).toBeCloseTo(1 / 4, 1);
  expect(share('blank')).toBeCloseTo(1 / 4, 1);
});
