import { expect, test } from 'vitest';
import type { Option } from '../../../src/engine/core/decision';
import { facesInWords, shortcutsFor } from '../../../src/panels/table/question/attack/dice';
import { oddsChange, percent } from '../../../src/panels/table/question/attack/oddsWords';
import { neutralizedInWords } from '../../../src/panels/table/question/attack/resultWords';

test.each([
  [0, '0%'],
  [0.001, '<1%'],
  [0.624, '62%'],
  [0.999, '>99%'],
  [1, '100%'],
])('a chance of %f is %s', (chance, words) => {
  expect(percent(chance)).toBe(words);
});

test('what a choice does not change is said once', () => {
  expect(oddsChange({ hit: 0.6, damage: 1 }, { hit: 0.8, damage: 1.5 })).toBe('hit 60% → 80%, damage 1.0 → 1.5');
  expect(oddsChange({ hit: 1, damage: 1 }, { hit: 1, damage: 1.5 })).toBe('hit 100%, damage 1.0 → 1.5');
});

test('faces are counted', () => {
  expect(facesInWords(['hit', 'crit', 'hit', 'focus'])).toBe('2 hits, 1 crit, 1 focus');
});

test('an attack of which nothing is left misses', () => {
  const story = { faces: { attack: [], defense: [] }, shieldsLost: 0, cards: [] } as const;
  const neutralized = { type: 'resultsNeutralized', attack: [], canceled: ['hit'], reinforced: 0, hit: false } as const;
  expect(neutralizedInWords({ ...story, neutralized })).toBe('1 hit canceled; nothing left: it misses');
  expect(neutralizedInWords({ ...story, neutralized: null })).toBe('');
});

const die = (index: number): Option => ({ key: `die:${index}`, subject: { kind: 'die', index }, then: [] });

test('what is most often rerolled fits what may be picked, and nothing stands twice', () => {
  const faces = ['blank', 'blank', 'focus', 'hit'] as const;
  const shortcuts = (max: number, options = faces.map((_, index) => die(index))) =>
    shortcutsFor('attack', options, faces, max).map(({ label, picks }) => `${label}: ${picks.join(' ')}`);
  expect(shortcuts(4)).toEqual(['the 2 blanks: die:0 die:1', 'all 3 but hits: die:0 die:1 die:2']);
  expect(shortcuts(2)).toEqual(['the 2 blanks: die:0 die:1']);
  expect(shortcuts(1)).toEqual(['a blank: die:0']);
  // One blank was rerolled before, and the focus with it.
  expect(shortcuts(4, [die(0), die(3)])).toEqual(['the blank: die:0']);
  expect(shortcuts(4, [die(2), die(3)])).toEqual(['the focus result: die:2']);
  expect(shortcuts(4, [die(3)])).toEqual([]);
});
