import { beforeEach, expect, test, vi } from 'vitest';
import { count, record } from '../../src/catalog/schemas/parts';
import { storedProgress } from '../../src/panels/learn/progress';
import { remember, remembered, useRemembering } from '../../src/store/remembering';
import { storedSettings } from '../../src/store/settings';

const KEY = 'a test';
const score = record({ points: count });
const works = () => useRemembering.getState().works;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  useRemembering.setState({ works: true });
});

const forbid = (what: 'getItem' | 'setItem') =>
  vi.spyOn(Storage.prototype, what).mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });

test('what was remembered is there again', () => {
  remember(KEY, { points: 3 });
  expect(remembered(KEY, score)).toEqual({ points: 3 });
  expect(works()).toBe(true);
});

test.each(['{', 'null', '[]', '{"points":"3"}', '{"points":-1}'])('%s is none of ours', text => {
  localStorage.setItem(KEY, text);
  expect(remembered(KEY, score)).toBeNull();
  expect(works()).toBe(true);
});

test('a browser that forbids it is known for that, until it takes something', () => {
  const writing = forbid('setItem');
  remember(KEY, { points: 3 });
  expect(works()).toBe(false);
  writing.mockRestore();
  remember(KEY, { points: 4 });
  expect(works()).toBe(true);

  forbid('getItem');
  expect(remembered(KEY, score)).toBeNull();
  expect(works()).toBe(false);
});

test('settings are read one by one: what is wrong has its usual value', () => {
  localStorage.setItem('range-one settings', '{"motion":"sideways","sounds":false,"demo":7,"more":1}');
  expect(storedSettings()).toMatchObject({ motion: 'normal', sounds: false, demo: false, keepAwake: true });
});

test('of the lessons, one that cannot be read has not been begun, and the others have', () => {
  const flying = { at: 2, answers: [], marks: [0, null], done: false };
  const others = { turned: { ...flying, at: -1 }, forged: { ...flying, answers: ['x'] }, odd: 7 };
  localStorage.setItem('range-one lessons', JSON.stringify({ flying, ...others }));
  expect(storedProgress()).toEqual({ flying });
});
