import { expect, test } from 'vitest';
import { IDLE, move, press, release } from '../../../src/board/overlays/rulerHand';

const A = { piece: 'ship:A1' } as const;
const B = { piece: 'ship:B1' } as const;
const here = { x: 100, y: 100 };
const there = { x: 300, y: 100 };

test('drag from one piece to another: let go, and the ruler lies', () => {
  const dragged = release(move(press(IDLE, A, here), B), there);
  expect(dragged).toEqual({ ruler: { from: A, to: B }, open: false, pressed: null });
  expect(move(dragged, A)).toBe(dragged);
});

test('two clicks do the same, the far end following the pointer in between', () => {
  const clicked = release(press(IDLE, A, here), here);
  expect(clicked).toEqual({ ruler: { from: A, to: null }, open: true, pressed: null });
  expect(move(clicked, { at: { x: 200, y: 100 } }).ruler?.to).toEqual({ at: { x: 200, y: 100 } });
  const second = release(press(clicked, B, there), there);
  expect(second).toEqual({ ruler: { from: A, to: B }, open: false, pressed: null });
});

test('a shaky click is a click', () => {
  const shaky = release(move(press(IDLE, A, here), { at: { x: 105, y: 103 } }), { x: 105, y: 103 });
  expect(shaky.open).toBe(true);
});

test('a third press begins a new measure', () => {
  const lying = release(move(press(IDLE, A, here), B), there);
  expect(press(lying, B, there).ruler).toEqual({ from: B, to: null });
});

test('from a piece to itself is no measure', () => {
  const clicked = release(press(IDLE, A, here), here);
  expect(press(clicked, A, here)).toMatchObject({ ruler: { from: A, to: null }, open: true });
});
