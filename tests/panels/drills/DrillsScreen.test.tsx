import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DRILLS } from '../../../src/lessons/drills';
import { inWords, parOf } from '../../../src/lessons/drills/drill';
import { storedBests, useBests } from '../../../src/panels/drills/best';
import { DrillsScreen } from '../../../src/panels/drills/DrillsScreen';
import { some } from '../../support/some';

beforeEach(() => {
  localStorage.clear();
  useBests.setState({ of: {} });
});

const doors = { onDrill: vi.fn(), onList: vi.fn(), onUnknown: vi.fn(), onBack: vi.fn() };
const entry = (name: string) => screen.getByRole('heading', { name }).closest('li')!;
const [first, second] = DRILLS;

test('lists every drill with its par, and no stars yet', () => {
  render(<DrillsScreen drill={null} {...doors} />);
  for (const drill of some(DRILLS)) {
    expect(entry(drill.name)).toHaveTextContent(`Par ${inWords(drill, parOf(drill))}`);
    expect(within(entry(drill.name)).getByRole('img', { name: '0 of 3 stars' })).toBeVisible();
    expect(within(entry(drill.name)).getByRole('button', { name: `Fly: ${drill.name}` })).toBeEnabled();
  }
  expect(screen.getByText(/You have 0 of 39 stars/)).toBeVisible();
});

test('a press flies the drill by its id; one that is not there is told', async () => {
  const { rerender } = render(<DrillsScreen drill={null} {...doors} />);
  await userEvent.click(screen.getByRole('button', { name: `Fly: ${second!.name}` }));
  expect(doors.onDrill).toHaveBeenCalledWith(second!.id);
  expect(doors.onUnknown).not.toHaveBeenCalled();
  rerender(<DrillsScreen drill="nowhere" {...doors} />);
  expect(doors.onUnknown).toHaveBeenCalled();
});

test('shows the best, and lights the next drill', () => {
  useBests.getState().keep(first!, { score: 5, stars: 3 });
  render(<DrillsScreen drill={null} {...doors} />);
  expect(entry(first!.name)).toHaveTextContent('best 5 rounds');
  expect(within(entry(first!.name)).getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  expect(screen.getByRole('button', { name: `Fly: ${second!.name}` })).toHaveClass('accented');
});

test('a best is kept only where it is better, and read again', () => {
  const { keep } = useBests.getState();
  expect(keep(first!, { score: 6, stars: 2 })).toBe(true);
  expect(keep(first!, { score: 7, stars: 1 })).toBe(false);
  expect(keep(first!, { score: 6, stars: 2 })).toBe(false);
  expect(keep(first!, { score: 5, stars: 3 })).toBe(true);
  expect(storedBests()).toEqual({ [first!.id]: { score: 5, stars: 3 } });
});

test('what cannot be read was never reached', () => {
  localStorage.setItem('range-one drills', JSON.stringify({ one: { score: 'many' }, two: { score: 2, stars: 1 } }));
  expect(storedBests()).toEqual({ two: { score: 2, stars: 1 } });
});

test('leads back', async () => {
  const onBack = vi.fn();
  render(<DrillsScreen drill={null} {...doors} onBack={onBack} />);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
});
