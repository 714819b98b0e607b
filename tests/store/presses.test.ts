import { expect, test } from 'vitest';
import { MOMENT, watchPresses } from '../../src/store/presses';

test('a press counts once its question has stood for a moment', () => {
  const presses = watchPresses();
  presses.asked('whom to attack', 1000);
  presses.begun(1000 + MOMENT - 1, false);
  expect(presses.isMeant()).toBe(false);
  presses.begun(1000 + MOMENT, false);
  expect(presses.isMeant()).toBe(true);
});

test('the next question takes its own moment; the same one asked again does not', () => {
  const presses = watchPresses();
  presses.asked('whom to attack', 0);
  presses.asked('whom to attack', 5000);
  presses.begun(5001, false);
  expect(presses.isMeant()).toBe(true);
  presses.asked('which dice', 5002);
  expect(presses.isMeant()).toBe(false);
});

test('a key held down is one press, however long', () => {
  const presses = watchPresses();
  presses.asked('whom to attack', 0);
  presses.begun(1000, false);
  expect(presses.isMeant()).toBe(true);
  presses.asked('which dice', 1001);
  presses.begun(9000, true);
  presses.clicked(9000);
  expect(presses.isMeant()).toBe(false);
  presses.begun(9500, false);
  expect(presses.isMeant()).toBe(true);
});

test('a screen reader clicks without pressing: its click is the press', () => {
  const presses = watchPresses();
  presses.begun(0, false);
  presses.clicked(100);
  presses.asked('whom to attack', 101);
  presses.clicked(200);
  expect(presses.isMeant()).toBe(false);
  presses.clicked(1000);
  expect(presses.isMeant()).toBe(true);
});

test('where nothing is asked, every press counts', () => {
  const presses = watchPresses();
  expect(presses.isMeant()).toBe(true);
  presses.asked('whom to attack', 1000);
  presses.rest();
  presses.begun(1001, false);
  expect(presses.isMeant()).toBe(true);
});
