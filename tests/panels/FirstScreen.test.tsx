import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FirstScreen } from '../../src/panels/FirstScreen';

test.each(['Play together', 'Practice', 'Learn'])(
  'the door "%s" says that it is not built yet, and what it waits for',
  name => {
    render(<FirstScreen />);
    const door = screen.getByRole('heading', { name }).closest('li')!;
    expect(within(door).getByText('Not built yet')).toBeVisible();
    expect(door).toHaveTextContent(/Waits for /);
  },
);

test('the first door opens the starter game', async () => {
  const open = vi.fn();
  render(<FirstScreen onStarter={open} />);
  await userEvent.click(screen.getByRole('button', { name: 'Starter game' }));
  expect(open).toHaveBeenCalledOnce();
});

test('nothing can be pressed that would do nothing', () => {
  render(<FirstScreen />);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('the foot says that this is a fan project', () => {
  render(<FirstScreen />);
  const foot = screen.getByRole('contentinfo');
  expect(foot).toHaveTextContent('unofficial');
  expect(foot).toHaveTextContent('not affiliated with or endorsed by any rights holder');
  expect(foot).toHaveTextContent('no art or text of the publisher');
  expect(foot).toHaveTextContent('MIT');
});
