import { afterEach, expect, test } from 'vitest';
import type { RefereeEdit } from '../../src/engine/core/referee';
import { seatOf } from '../../src/store/seats';
import { answerWith, gameOn, playUntil, startPlaced, table } from './playing';

afterEach(() => table().leave());

const byHand = (referee: RefereeEdit) => table().submit({ player: 'p1', referee });
const given = () => table().record!.answers.length;
/** Questions are numbered anew. */
const choices = () => table().record!.answers.map(answer => ('choice' in answer ? answer.choice : answer));
const focus = () => gameOn().ships['ship:A1']!.tokens.focus;

/** A ship may roll or focus, and two more answers have come since it focused. */
async function focusedLongAgo(): Promise<number> {
  await startPlaced();
  playUntil(({ pending }) => pending[0]!.options.some(({ key }) => key === 'action:barrelRoll:white'));
  const at = given();
  table().submit(answerWith(gameOn().pending[0]!.player, 'action:focus'));
  playUntil(() => given() >= at + 3);
  return at;
}

test('what a hand did three answers ago is taken out, and the answers after it stand', async () => {
  await startPlaced();
  playUntil(({ phase }) => phase === 'activation');
  const mistake = given();
  const before = focus();
  byHand({ kind: 'giveToken', ship: 'ship:A1', token: 'focus' });
  playUntil(() => given() >= mistake + 4);
  const kept = choices().slice(mistake + 1);
  expect(table().mend(mistake)).toBe(true);
  expect(focus()).toBe(before);
  await table().giveAgain();
  expect(table().mending).toEqual({ later: [], given: kept.length, leftOut: [] });
  expect(choices().slice(mistake)).toEqual(kept);
  expect(table().engine!.replay(table().record!)).toMatchObject({ ok: true });
});

test('what hangs on it is left out by name, and what comes after that is given again', async () => {
  await startPlaced();
  playUntil(({ phase }) => phase === 'activation');
  const mistake = given();
  byHand({ kind: 'giveToken', ship: 'ship:A1', token: 'focus' });
  byHand({ kind: 'takeToken', ship: 'ship:A1', token: 'focus' });
  byHand({ kind: 'giveToken', ship: 'ship:B1', token: 'evade' });
  table().mend(mistake);
  await table().giveAgain();
  const { leftOut, later } = table().mending!;
  expect(leftOut.map(({ answer }) => answer)).toEqual([
    { player: 'p1', referee: { kind: 'takeToken', ship: 'ship:A1', token: 'focus' } },
  ]);
  expect(later).toEqual([]);
  expect(gameOn().ships['ship:B1']!.tokens.evade).toBe(1);
  expect(given()).toBe(mistake + 1);
});

test('after three steps back and another answer the rest waits: the table asks something new first', async () => {
  const at = await focusedLongAgo();
  const length = given();
  table().goTo(at);
  const { player } = gameOn().pending[0]!;
  table().submit(answerWith(player, 'action:barrelRoll'));
  expect(table().mending!.later).toHaveLength(length - at - 1);
  await table().giveAgain();
  expect(table().mending).toMatchObject({ given: 0, leftOut: [] });
  expect(gameOn().pending[0]!.topic.kind).toBe('barrelRoll');
  table().submit(answerWith(player, ''));
  await table().giveAgain();
  expect(table().mending!.given).toBeGreaterThan(0);
  expect(table().engine!.replay(table().record!)).toMatchObject({ ok: true });
});

test('after one step back there is nothing to give again', async () => {
  await focusedLongAgo();
  table().undo();
  const { player, options } = gameOn().pending[0]!;
  table().submit(answerWith(player, options.at(-1)!.key));
  expect(table().mending).toBeNull();
});

test('where the table plays a side nothing is offered unasked: its answers are its own', async () => {
  const at = await focusedLongAgo();
  table().setOptions({ seats: { p2: seatOf('pilot') } });
  table().goTo(at);
  table().submit(answerWith(gameOn().pending[0]!.player, 'action:barrelRoll'));
  expect(table().mending).toBeNull();
});

test('a step in time ends it; so does letting it go', async () => {
  const at = await focusedLongAgo();
  table().mend(at);
  expect(table().mending).not.toBeNull();
  table().redo();
  expect(table().mending).toBeNull();
  table().mend(at);
  table().endMending();
  expect(table().mending).toBeNull();
});
