import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkOf, positionsWith } from '../../../src/lessons/checks';
import { CheckCard } from '../../../src/panels/learn/CheckCard';
import { useChecks } from '../../../src/panels/learn/checkProgress';
import { useCheck } from '../../../src/panels/learn/useCheck';
import { useCoach } from '../../../src/store/coach';
import { useGame } from '../../../src/store/game';

beforeEach(() => {
  localStorage.clear();
  useChecks.setState({ firstTry: {}, missed: [] });
});

afterEach(() => act(() => useCheck.getState().close()));

async function open(lesson: string | null, positions = checkOf(lesson!)) {
  const onLesson = vi.fn();
  await act(() => useCheck.getState().open(positions, lesson));
  render(<CheckCard name="Check" lesson={lesson} onLesson={onLesson} onGame={vi.fn()} onLeave={vi.fn()} />);
  return onLesson;
}

/** As the table does: the coach is asked first. */
function answer(option: string): boolean {
  const { game, submit } = useGame.getState();
  const decision = game!.pending.find(({ player }) => player === 'p1')!;
  let taken = false;
  act(() => {
    const allowed = useCoach.getState().mayAnswer(decision, { option });
    taken = allowed && submit({ decision: decision.id, player: 'p1', choice: { option } });
  });
  return taken;
}

const next = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
};

test('any of several answers is right; a wrong one hears its reason, and comes back later', async () => {
  const onLesson = await open('flying');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(answer('dial:ship:A1:2FB')).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent('across the asteroid');
  expect(answer('dial:ship:A1:2YW')).toBe(true);
  expect(useChecks.getState().missed).toEqual(['flying-rock']);
  await next();
  await screen.findByText(/close to the edge/);
  expect(answer('dial:ship:A1:1FB')).toBe(true);
  await next();
  expect(screen.getByRole('heading', { name: '1 of 2 at the first try' })).toBeVisible();
  expect(useChecks.getState()).toMatchObject({ firstTry: { flying: 1 }, missed: ['flying-rock'] });
  await userEvent.click(screen.getByRole('button', { name: 'Next lesson: Stress and actions' }));
  expect(onLesson).toHaveBeenCalledWith('actions');
});

test('what is answered rightly in a review does not come back', async () => {
  useChecks.setState({ missed: ['damage-equal', 'flying-edge'] });
  await open(null, positionsWith(['damage-equal']));
  await userEvent.click(screen.getByRole('button', { name: /still shoots/ }));
  expect(screen.getByText(/simultaneous fire/)).toBeVisible();
  expect(useChecks.getState().missed).toEqual(['flying-edge']);
  await next();
  expect(screen.getByRole('heading', { name: 'All at the first try' })).toBeVisible();
});

test('an answer after the right one is held back until Next', async () => {
  await open(null, positionsWith(['allActions-rotate']));
  expect(answer('action:rotate:white')).toBe(true);
  expect(answer('arc:right')).toBe(false);
  expect(screen.getByRole('alert')).toHaveTextContent('Press Next');
});
