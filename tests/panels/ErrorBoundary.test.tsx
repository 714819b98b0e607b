import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/panels/ErrorBoundary';
import { reportTable } from '../../src/panels/report';

afterEach(() => vi.restoreAllMocks());

const way = { words: 'To the first screen', go: vi.fn() };

function Broken(): never {
  throw new Error('The table has three legs.');
}

test('a problem on a screen is said, with what the program said and a way on', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary way={way}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The table has three legs.');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeEnabled();
  expect(logged).toHaveBeenCalled();
});

test('the way back leads to a screen that can be drawn, and what happened can be copied', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  reportTable(() => ({ seed: 5 }));
  let legs = 3;
  const Table = () => (legs === 4 ? <p>All well.</p> : <Broken />);
  render(
    <ErrorBoundary way={{ words: 'Mend it', go: () => void (legs = 4) }}>
      <Table />
    </ErrorBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy a report' }));
  const report = JSON.parse(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The report' }).value);
  expect(report).toMatchObject({ message: 'The table has three legs.', game: { seed: 5 } });
  expect(await screen.findByText(/^Copied\.|press Ctrl\+C/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mend it' }));
  expect(screen.getByText('All well.')).toBeVisible();
});

test('a screen without a problem is shown as it is', () => {
  render(
    <ErrorBoundary way={way}>
      <p>All well.</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('All well.')).toBeVisible();
});
