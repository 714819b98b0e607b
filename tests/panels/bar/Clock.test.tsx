import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock } from '../../../src/panels/table/bar/Clock';
import { clockWords, keepSeconds, keptSeconds } from '../../../src/panels/table/bar/clock';
import { startPlaced, table } from '../../store/playing';
import { onTable } from '../log/onTable';

beforeEach(async () => {
  localStorage.clear();
  await startPlaced();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  table().leave();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(1000 * seconds));

test('the clock counts, stands still while paused, and says when time is up', () => {
  onTable(<Clock minutes={75} />);
  pass(9);
  const clock = screen.getByRole('button', { name: /1:14:51 left. Pause/ });
  fireEvent.click(clock);
  pass(60);
  fireEvent.click(screen.getByRole('button', { name: /1:14:51 left. Go on/ }));
  pass(75 * 60);
  expect(screen.getByRole('status')).toHaveTextContent('Time: finish this round');
});

test('it goes on after a reload, for the same game and time only', () => {
  keepSeconds('a', 75, 100);
  expect(keptSeconds('a', 75)).toBe(100);
  expect(keptSeconds('b', 75)).toBe(4500);
  expect(keptSeconds('a', 60)).toBe(3600);
  localStorage.setItem('range-one clock', '{"game":"a 75","left":"soon"}');
  expect(keptSeconds('a', 75)).toBe(4500);
});

test.each([
  [0, '0:00'],
  [67, '1:07'],
  [3909, '1:05:09'],
])('%i seconds read %s', (seconds, words) => expect(clockWords(seconds)).toBe(words));
