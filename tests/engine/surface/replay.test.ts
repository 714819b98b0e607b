import { describe, expect, test } from 'vitest';
import { engineOver } from '../../../src/engine';
import type { Answer } from '../../../src/engine/core/decision';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';
import { setupFor } from '../../support/squads';

const moments = momentsOf(1);
const answers = moments.flatMap(({ given }) => (given ? [given] : []));
const recorded = engine.recordOf(setupFor(1), 1, answers);
if (!recorded.ok) throw new Error(recorded.problem);
const { record, state } = recorded;

function fail(problem: string): never {
  throw new Error(problem);
}

describe('a record', () => {
  test('holds the game, and how it stood as each round began and at its end', () => {
    expect(record).toMatchObject({ version: 1, seed: 1, setup: setupFor(1) });
    expect(record.answers).toHaveLength(answers.length);
    expect(record.rounds.map(({ round }) => round)).toEqual([
      ...Array.from({ length: state.round + 1 }, (_, round) => round),
      state.round,
    ]);
    expect(record.rounds.at(-1)?.hash).toBe(engine.hashOf(state));
  });

  test('can be kept answer by answer', () => {
    let kept = engine.beginRecord(setupFor(1), 1, moments[0]!.state);
    for (const { given, state: after } of moments.slice(1)) kept = engine.addAnswer(kept, given as Answer, after);
    expect(kept).toEqual(record);
  });

  test('plays to the same hash after a trip through JSON', () => {
    expect(engine.replay(JSON.parse(JSON.stringify(record)))).toEqual({
      ok: true,
      state,
      hash: engine.hashOf(state),
      sameCards: true,
    });
  });

  test('of half a game plays half of it', () => {
    const half = engine.recordOf(setupFor(1), 1, answers.slice(0, 60));
    if (!half.ok) throw new Error(half.problem);
    expect(engine.replay(half.record)).toMatchObject({ ok: true, hash: engine.hashOf(moments[60]!.state) });
  });

  test('plays without its marks too, as many of them as there are', () => {
    const { rounds, ...bare } = record;
    for (const some of [{ ...record, rounds: [] }, bare, { ...record, rounds: rounds.slice(2, 4) }])
      expect(engine.replay(some)).toMatchObject({ ok: true, hash: engine.hashOf(state) });
  });

  test('of a long practice has marks of more than a hundred rounds', () => {
    const rounds = Array.from({ length: 150 }, (_, round) => ({ round, answers: round, hash: 'x' }));
    const long = Array.from({ length: 200 }, (_, at) => answers[at % answers.length]);
    expect(engine.replay({ ...record, answers: long, rounds })).toMatchObject({ departure: { why: 'hash' } });
  });

  test('of an answer that was never legal is not made', () => {
    expect(engine.recordOf(setupFor(1), 1, [answers[1]])).toMatchObject({ ok: false, refusal: 'stale' });
  });
});

describe('a replay says where it departs', () => {
  test('at an answer that is refused', () => {
    const stray = { ...record, answers: answers.with(40, { ...answers[40]!, player: 'p9' } as never) };
    expect(engine.replay(stray)).toMatchObject({ ok: false, departure: { answer: 40, why: 'refused' } });
  });

  test('at the first round that stands differently', () => {
    const rounds = record.rounds.map((mark, index) => (index === 2 ? { ...mark, hash: '0' } : mark));
    const { answers: at, round } = record.rounds[2]!;
    expect(engine.replay({ ...record, rounds })).toMatchObject({
      ok: false,
      departure: { answer: at, round, why: 'hash' },
    });
  });

  test('with other dice, at the latest when the next round begins', () => {
    const other = engine.replay({ ...record, seed: 2 });
    expect(other).toMatchObject({ ok: false });
    expect(other.ok === false && 'departure' in other && other.departure.round).toBeLessThanOrEqual(1);
  });

  test('keeps the last state that agrees', () => {
    const cut = { ...record, answers: answers.with(40, { ...answers[40]!, decision: 'd9999' } as never) };
    const replayed = engine.replay(cut);
    expect('state' in replayed && engine.hashOf(replayed.state)).toBe(engine.hashOf(moments[40]!.state));
  });

  test('at an answer over which a rule breaks, before anything of it', () => {
    const at = moments.findIndex(({ events }) => events.some(({ type }) => type === 'maneuverExecuted'));
    const noted = ({ do: name }: { readonly do: string }) => {
      if (name === 'revealDial') fail('a rule of another day');
    };
    const replayed = engineOver({ ...engine.rules, noted }).replay(record);
    expect(replayed).toMatchObject({ ok: false, departure: { why: 'broken', problem: 'a rule of another day' } });
    if (!('departure' in replayed)) throw new Error('it did not depart');
    const { answer } = replayed.departure;
    expect(answer).toBeLessThan(at);
    expect(engine.hashOf(replayed.state)).toBe(engine.hashOf(moments[answer]!.state));
  });

  test('other card facts are told, and do not stop it', () => {
    expect(engine.replay({ ...record, cards: 'older' })).toMatchObject({ ok: true, sameCards: false });
  });
});

describe('a malformed record is refused in a sentence', () => {
  test.each([
    ['no record', 'game'],
    ['a version to come', { ...record, version: 2 }],
    ['no answers', { ...record, answers: undefined }],
    ['no setup', { ...record, setup: {} }],
    ['a seed that is no number', { ...record, seed: 'x' }],
    ['marks without end', { ...record, rounds: Array(200_000).fill(record.rounds[0]) }],
    [
      'more marks than rounds, in their order',
      {
        ...record,
        answers: Array(2000).fill(record.answers[0]),
        rounds: Array.from({ length: 1003 }, (_, answers) => ({ round: 0, answers, hash: 'x' })),
      },
    ],
    ['marks out of order', { ...record, rounds: record.rounds.toReversed() }],
    ['the same mark twice', { ...record, rounds: [record.rounds[0], ...record.rounds] }],
    ['a mark after the end', { ...record, rounds: [{ ...record.rounds[0], answers: answers.length + 1 }] }],
    ['a mark of no round', { ...record, rounds: [{ ...record.rounds[0], round: -1 }] }],
    ['answers without end', { ...record, answers: Array(200_000).fill(answers[0]) }],
  ])('%s', (_, raw) => {
    expect(engine.replay(raw)).toMatchObject({
      ok: false,
      refusal: 'malformed',
      problem: expect.stringMatching(/^The (record|setup) is malformed: .+\.$/),
    });
  });
});
