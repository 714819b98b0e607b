import { expect, test } from 'vitest';
import { clausesIn, clausesOf, tableOf } from '../../src/tools/clauses/table';

const text = `
describe('fleeing', () => {
  test('a part outside is enough', () => {});
  test.each([1, 2])('at edge %s', () => {});
});

test('stands alone', () => {});
describe('an empty one', () => {});
`;

test('rules are read from the names of their tests', () => {
  expect(clausesOf('a.test.ts', text)).toEqual([
    { file: 'a.test.ts', rule: 'fleeing', tests: ['a part outside is enough', 'at edge %s'] },
    { file: 'a.test.ts', rule: 'stands alone', tests: ['stands alone'] },
  ]);
});

test('the table counts them', () => {
  expect(tableOf(clausesOf('a.test.ts', text))).toContain('2 rules, 3 named tests');
});

test.each(['the ion maneuver', 'simultaneous fire', 'an empty damage deck', 'linked actions', 'fleeing'])(
  'the project holds the rule of "%s"',
  rule => {
    expect(clausesIn('tests/engine').map(clause => clause.rule)).toContain(rule);
  },
);
