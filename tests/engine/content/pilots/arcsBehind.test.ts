import { expect, test } from 'vitest';
import { blockOf } from '../../../support/duel';
import { scenario } from '../../../support/scenario';

/** B1 stands behind A1, so far from middle to middle. */
const behind = (pilot: string, upgrades: readonly string[], apart: number) =>
  scenario({
    phase: 'engagement',
    p1: [{ pilot, at: [457, 500], upgrades, tokens: { focus: 1 }, locks: ['B1'] }],
    p2: [{ pilot: 'academypilot', at: [457, 500 - apart] }],
  });
const ahead = (pilot: string, upgrades: readonly string[], apart: number) =>
  scenario({
    phase: 'engagement',
    p1: [{ pilot, at: [457, 300], upgrades, tokens: { focus: 1 }, locks: ['B1'] }],
    p2: [{ pilot: 'academypilot', at: [457, 300 + apart] }],
  });
const why = (game: ReturnType<typeof scenario>, weapon: string) => blockOf(game, 'A1', 'B1', `upgrade:${weapon}`);

test('Krassis Trelix fires what asks for the front arc out of his rear arc, or as it is printed', () => {
  expect(why(behind('krassistrelix', ['heavylasercannon'], 250), 'heavylasercannon')).not.toBeNull();
  expect(why(behind('krassistrelix', ['ioncannon'], 250), 'ioncannon')).toBeNull();
  expect(why(behind('krassistrelix', ['concussionmissiles'], 250), 'concussionmissiles')).toBeNull();
  expect(why(ahead('krassistrelix', ['concussionmissiles'], 250), 'concussionmissiles')).toBeNull();
});

test('others do not', () => {
  expect(why(behind('kathscarlet', ['concussionmissiles'], 250), 'concussionmissiles')).toMatchObject({
    kind: 'notInArc',
  });
});

test('Venisa Doza: torpedoes and missiles behind her at range 1-2, whatever their header says', () => {
  const torpedoes = (apart: number) => why(behind('venisadoza', ['protontorpedoes'], apart), 'protontorpedoes');
  expect(torpedoes(100)).toBeNull();
  expect(torpedoes(220)).toBeNull();
  expect(torpedoes(300)).toMatchObject({ kind: 'outOfRange', least: 1, most: 2 });
});

test('Venisa Doza: ahead of her as printed, and nothing else behind her', () => {
  expect(why(ahead('venisadoza', ['protontorpedoes'], 300), 'protontorpedoes')).toBeNull();
  expect(why(behind('venisadoza', ['ioncannon'], 220), 'ioncannon')).toMatchObject({ kind: 'notInArc' });
});
