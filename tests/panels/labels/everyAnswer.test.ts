import { expect, test } from 'vitest';
import type { Topic } from '../../../src/engine/core/decision';
import { optionLabel, questionOf } from '../../../src/panels/table/labels';
import { engine } from '../../support/engine';
import { momentsOf } from '../../support/randomGame';

/** Missions, devices, droids, Force and tractor beams among them. */
const SEEDS = [2, 4, 5, 8];

/** A key, an id or a word of the code in what a player reads. */
const RAW = /[a-z]:[a-z0-9]|undefined|null|NaN|[a-z][A-Z]/;

test('in whole games every question and every answer has words of its own', () => {
  const topics = new Set<Topic['kind']>();
  const raw = new Set<string>();
  const alike = new Set<string>();
  for (const { state } of SEEDS.flatMap(momentsOf)) {
    const names = { game: state, rules: engine.rules };
    for (const decision of state.pending) {
      topics.add(decision.topic.kind);
      const labels = decision.options.map(option => optionLabel(names, option));
      for (const words of [questionOf(names, decision), ...labels]) {
        if (words.trim() === '' || RAW.test(words)) raw.add(words);
      }
      for (const label of labels) {
        if (labels.indexOf(label) !== labels.lastIndexOf(label)) alike.add(label);
      }
    }
  }
  expect([...raw], 'no key shows through').toEqual([]);
  expect([...alike], 'no two answers read the same').toEqual([]);
  expect(topics.size).toBeGreaterThanOrEqual(20);
});
