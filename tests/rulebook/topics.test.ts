import { expect, test } from 'vitest';
import { entryOf } from '../../src/rulebook';
import { TOPICS } from '../support/topics';

test.each(Object.entries(TOPICS))('%s is told in the rulebook at hand', (_, entries) => {
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(id => !entryOf(id))).toEqual([]);
});
