import { afterEach, expect, test } from 'vitest';
import type { GameEvent } from '../../../src/engine/core/event';
import type { HistoryStep } from '../../../src/store/history';
import { attacksOf, diceOf, luckOf, race } from '../../../src/store/replay/luck';
import { playUntil, startPlaced, table } from '../playing';

afterEach(() => table().leave());

/** One step in which these things happened to ships of both sides. */
function told(...events: readonly GameEvent[]): readonly HistoryStep[] {
  const state = { ships: { 'ship:A1': { player: 'p1' }, 'ship:B1': { player: 'p2' } }, devices: {}, agenda: [] };
  return [{ state, after: state, events, answer: null, at: 0 } as unknown as HistoryStep];
}

const declared = { type: 'attackDeclared', attacker: 'ship:A1', defender: 'ship:B1' } as unknown as GameEvent;
const rolled = (ship: string, kind: 'attack' | 'defense', ...faces: readonly string[]) =>
  ({ type: 'diceRolled', ship, kind, faces, purpose: { kind } }) as unknown as GameEvent;
const rerolled = (kind: 'attack' | 'defense', dice: readonly number[], after: readonly string[]) =>
  ({ type: 'diceRerolled', kind, dice, after }) as unknown as GameEvent;

test('three hits of three attack dice are one and a half more than expected; a focus is no hit', () => {
  const dice = diceOf(told(declared, rolled('ship:A1', 'attack', 'hit', 'crit', 'hit')));
  expect(dice.p1.attack).toEqual({ rolled: 3, faces: { hit: 2, crit: 1 }, good: 3 });
  expect(luckOf('attack', dice.p1.attack)).toBe(1.5);
  const poor = diceOf(told(declared, rolled('ship:A1', 'attack', 'focus', 'blank', 'focus')));
  expect(luckOf('attack', poor.p1.attack)).toBe(-1.5);
});

test('a rerolled die counts again, for whoever rolled it; those that stay lying do not', () => {
  const dice = diceOf(
    told(
      declared,
      rolled('ship:A1', 'attack', 'hit', 'blank'),
      rerolled('attack', [1], ['hit', 'crit']),
      rolled('ship:B1', 'defense', 'evade', 'blank'),
    ),
  );
  expect(dice.p1.attack).toEqual({ rolled: 3, faces: { hit: 1, blank: 1, crit: 1 }, good: 2 });
  expect(dice.p2.defense.rolled).toBe(2);
  expect(dice.p2.attack.rolled).toBe(0);
});

test('each attack of a game has its odds as they were, and the damage that it did', async () => {
  await startPlaced(5);
  playUntil(game => game.outcome !== null);
  const { past, engine } = table();
  const attacks = await attacksOf(engine!, past);
  const declarations = past.flatMap(({ events }) => events.filter(({ type }) => type === 'attackDeclared'));
  expect(attacks).toHaveLength(declarations.length);
  for (const { after, attacker, expected } of attacks) {
    const step = past[after - 1]!;
    expect(step.events.some(event => event.type === 'attackDeclared' && event.attacker === attacker)).toBe(true);
    expect(expected).toBeGreaterThanOrEqual(0);
  }
  // What a card prevents is not dealt.
  const fights = past.filter(({ state }) => state.phase === 'engagement');
  const suffered = fights.flatMap(({ events }) => events.filter(({ type }) => type === 'damageSuffered'));
  expect(attacks.reduce((sum, { dealt }) => sum + dealt, 0)).toBe(suffered.length);
  const lines = race(attacks);
  expect(lines.p1).toHaveLength(attacks.length + 1);
  const own = attacks.filter(({ by }) => by === 'p1');
  expect(lines.p1.at(-1)).toBeCloseTo(own.reduce((sum, { dealt, expected }) => sum + dealt - expected, 0));
});
