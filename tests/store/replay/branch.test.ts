import { afterEach, expect, test } from 'vitest';
import type { HistoryStep } from '../../../src/store/history';
import { type Branch, commonAnswers, likeMoment } from '../../../src/store/replay/branch';
import { mayGoAgain, roundAgain, roundBegan } from '../../../src/store/roundAgain';
import { gameOn, playUntil, setDials, startPlaced, table } from '../playing';

afterEach(() => table().leave());

/** A round and a half, then the second round once more in another way: as it was, and how many steps are common. */
async function goneTwice(): Promise<Branch> {
  await startPlaced();
  playUntil(({ round, phase }) => round === 2 && phase === 'engagement', 4);
  const branch = (await roundAgain())!;
  playUntil(({ round, phase }) => round === 2 && phase === 'engagement', 9);
  return branch;
}

const turnsIn = (steps: readonly HistoryStep[]) =>
  steps.flatMap(({ events }) => events.filter(({ type }) => type === 'dialRevealed')).length;

test('this round again goes back to its dials, and keeps the way it went', async () => {
  await startPlaced();
  expect(mayGoAgain(table().past)).toBe(false);
  playUntil(({ round, phase }) => round === 2 && phase === 'engagement');
  const { past } = table();
  const branch = (await roundAgain())!;
  expect(gameOn()).toMatchObject({ round: 2, phase: 'planning' });
  expect(table().past).toHaveLength(roundBegan(past));
  expect(branch).toMatchObject({ steps: past, parted: roundBegan(past), start: past[0]!.state });
});

test('while dials are set there is nothing to go back to', async () => {
  await startPlaced();
  playUntil(({ round }) => round === 2);
  setDials('p1');
  expect(mayGoAgain(table().past)).toBe(false);
  expect(await roundAgain()).toBeNull();
});

test('up to where they part, both branches are the same', async () => {
  const branch = await goneTwice();
  expect(likeMoment(branch, table().past.slice(0, branch.parted))).toBe(branch.parted);
  expect(likeMoment(branch, table().past.slice(0, 7))).toBe(7);
  expect(branch.steps[branch.parted - 1]).toBe(table().past[branch.parted - 1]);
});

test('behind it, the branch stands where as many ships have had their turn, and never ahead', async () => {
  const branch = await goneTwice();
  const { past } = table();
  const turns = past.findIndex((_, at) => turnsIn(past.slice(branch.parted, at)) === 3);
  const there = likeMoment(branch, past.slice(0, turns));
  expect(turnsIn(branch.steps.slice(branch.parted, there))).toBe(3);
  expect(branch.steps[there - 1]!.after).toMatchObject({ round: 2, phase: 'activation' });
  // A branch that ends earlier stays at its end.
  expect(likeMoment({ ...branch, steps: branch.steps.slice(0, branch.parted + 2) }, past)).toBe(branch.parted + 2);
});

test('two games have in common what was answered alike from the first answer on', async () => {
  await startPlaced();
  const { answers } = table().record!;
  const other = answers.with(5, { player: 'p1', referee: { kind: 'concede' } });
  expect(commonAnswers(answers, other)).toBe(5);
  expect(commonAnswers(answers, answers.slice(0, 4))).toBe(4);
  expect(commonAnswers(answers.slice(0, 4), answers)).toBe(4);
});
