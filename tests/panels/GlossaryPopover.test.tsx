import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GlossaryPopover } from '../../src/panels/GlossaryPopover';
import { wordProps } from '../../src/panels/wordProps';

const pressed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  pressed.mockClear();
  render(
    <>
      <span {...wordProps('token:stress')}>Stress</span>
      <span {...wordProps('face:crit')}>Crit</span>
      <button type="button" onClick={pressed}>
        Ship <span data-word="number:hull">3</span>
      </button>
      <p>Elsewhere</p>
      <GlossaryPopover />
    </>,
  );
});

afterEach(() => vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const told = () => screen.queryByRole('tooltip')?.textContent ?? null;

test('a word that is pointed at says what it is, after a moment, and no longer when the pointer has left', async () => {
  fireEvent.pointerOver(screen.getByText('Stress'));
  wait(100);
  expect(told()).toBeNull();
  wait(300);
  expect(told()).toMatch(/^Stress No actions/);
  fireEvent.pointerOver(screen.getByText('Elsewhere'));
  wait(300);
  expect(told()).toBeNull();
});

test('the pointer may rest on the words themselves', () => {
  fireEvent.pointerOver(screen.getByText('Stress'));
  wait(300);
  fireEvent.pointerOver(screen.getByText('Elsewhere'));
  fireEvent.pointerOver(screen.getByRole('tooltip'));
  wait(1000);
  expect(told()).toMatch(/^Stress/);
});

test('only one is shown at a time, and a tap shows it at once', async () => {
  fireEvent.click(screen.getByText('Stress'));
  fireEvent.click(screen.getByText('Crit'));
  expect(screen.getAllByRole('tooltip')).toHaveLength(1);
  expect(told()).toMatch(/^Critical hit/);
  expect(screen.getByText('Crit')).toHaveAccessibleDescription(/One damage/);
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(told()).toBeNull();
});

test('Escape closes it, and nothing below it', async () => {
  const below = vi.fn();
  window.addEventListener('keydown', below);
  fireEvent.click(screen.getByText('Stress'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(told()).toBeNull();
  expect(below).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(below).toHaveBeenCalledOnce();
  window.removeEventListener('keydown', below);
});

test('a button keeps its press', async () => {
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByText('3'));
  expect(pressed).toHaveBeenCalledOnce();
});

test('a finger held on a button reads, and does not press', () => {
  const hull = screen.getByText('3');
  fireEvent.pointerDown(hull, { pointerType: 'touch' });
  wait(600);
  expect(told()).toMatch(/^Hull/);
  fireEvent.pointerUp(hull);
  fireEvent.click(hull);
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(hull);
  expect(pressed).toHaveBeenCalledOnce();
});
