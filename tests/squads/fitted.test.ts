import { expect, test } from 'vitest';
import { changesBetween, type FittedChange, fitted } from '../../src/squads/fitted';
import { engine } from '../support/engine';

const shipWith = (pilot: string, cards: readonly string[]) =>
  fitted(engine.rules, 'xwa50', { pilot: `pilot:${pilot}`, upgrades: cards.map(id => `upgrade:${id}` as const) });
/** What a card changes on a ship with those others. */
const changes = (pilot: string, card: string, ...others: readonly string[]): readonly FittedChange[] =>
  changesBetween(shipWith(pilot, others), shipWith(pilot, [...others, card]));

test.each([
  { card: 'hullupgrade', number: 'hull', from: 4, to: 5 },
  { card: 'shieldupgrade', number: 'shields', from: 2, to: 3 },
])('$card: $number $from becomes $to', ({ card, ...change }) => {
  expect(changes('wedgeantilles', card)).toEqual([{ kind: 'number', ...change }]);
});

test('Engine Upgrade: a boost more', () => {
  expect(changes('howlrunner', 'engineupgrade')).toContainEqual({
    kind: 'action',
    gained: true,
    action: { action: 'boost', color: 'white' },
  });
});

test('a weapon of its own, with its arc', () => {
  const [change] = changes('wedgeantilles', 'protontorpedoes');
  expect(change).toMatchObject({ kind: 'weapon', gained: true, weapon: { arc: 'front', attack: 4 } });
});

test('R4 Astromech: the slow basic maneuvers are easier, and only those', () => {
  const [change, ...more] = changes('wedgeantilles', 'r4astromech');
  expect(more).toEqual([]);
  if (change?.kind !== 'dial') throw new Error('the dial did not change');
  const was = shipWith('wedgeantilles', []).dial;
  const other = change.dial.filter(code => !was.includes(code));
  expect(other).toHaveLength(change.easier);
  expect(other.every(code => Number(code[0]) <= 2)).toBe(true);
  expect(change.harder).toBe(0);
  expect(change.dial).toHaveLength(was.length);
});

test('a card that only does something in play changes nothing before it', () => {
  expect(changes('wedgeantilles', 'predator')).toEqual([]);
});
