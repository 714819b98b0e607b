import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/panels/ErrorBoundary';

afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error('The table has three legs.');
}

test('a problem on a screen is said, with what the program said and a way on', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The table has three legs.');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeEnabled();
  expect(logged).toHaveBeenCalled();
});

test('a screen without a problem is shown as it is', () => {
  render(
    <ErrorBoundary>
      <p>All well.</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('All well.')).toBeVisible();
});
