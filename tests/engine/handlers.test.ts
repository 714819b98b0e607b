import { expect, test } from 'vitest';
import { HANDLERS } from '../../src/engine/rules/resolve';

const files = import.meta.glob<Record<string, object>>('../../src/engine/rules/**/*.ts', { eager: true });
const tables = Object.values(files).flatMap(file => Object.entries(file).filter(([name]) => /\wHandlers$/.test(name)));

test('no two tables handle the same effect: the later one would win unseen', () => {
  const handled = tables.flatMap(([, table]) => Object.keys(table));
  expect(handled.toSorted()).toEqual(Object.keys(HANDLERS).toSorted());
});
