import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EyeCard } from '../../../src/panels/eye/EyeCard';
import { useTurns } from '../../../src/panels/eye/kept';
import { useEye } from '../../../src/panels/eye/useEye';
import { answersOf, truthOf } from '../../../src/panels/eye/words';
import { useGame } from '../../../src/store/game';
import { useScreen } from '../../../src/store/screen';

beforeEach(() => {
  localStorage.clear();
  useTurns.setState({ turns: [] });
});

afterEach(() => act(() => useEye.getState().close()));

async function open() {
  await act(() => useEye.getState().begin());
  render(<EyeCard onLeave={vi.fn()} />);
}

const sightNow = () => useEye.getState().sights[useEye.getState().answers.length]!;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('before the answer there is neither arc nor ruler; after it the table shows both, and the truth is told', async () => {
  await open();
  const sight = sightNow();
  expect(sight.kind).toBe('arc');
  expect(useGame.getState().options.help).toBe('plain');
  expect(useScreen.getState().arcs).toEqual([]);
  expect(useGame.getState().game!.ships['ship:B1']!.pose).toEqual(sight.other);
  await press(answersOf(sight)[sight.right]!);
  expect(screen.getByRole('status')).toHaveTextContent(`Right. ${truthOf(sight, sight.right)}`);
  expect(useGame.getState().options.help).toBe('assisted');
  expect(useScreen.getState().arcs).toEqual(['ship:A1']);
});

test('a wrong answer says so; ten looks are kept with their error, and ten more are others', async () => {
  await open();
  const before = useEye.getState().sights;
  for (let at = 0; at < 10; at++) {
    const sight = sightNow();
    const answer = at === 0 ? 1 - sight.right : sight.right;
    await press(answersOf(sight)[answer]!);
    expect(screen.getByRole('status')).toHaveTextContent(at === 0 ? 'Not so.' : 'Right.');
    await press(at < 9 ? 'Next' : 'See how it went');
  }
  expect(screen.getByText(/^9 of 10 right, .+ mm off on average$/)).toBeVisible();
  expect(useTurns.getState().turns).toHaveLength(1);
  expect(useTurns.getState().turns[0]).toMatchObject({ right: 9 });
  expect(screen.getByRole('img', { name: /Average error of the last 1 tens/ })).toBeVisible();
  await press('Ten more');
  expect(useEye.getState().sights).not.toEqual(before);
  expect(screen.getByText('1 of 10')).toBeVisible();
});
