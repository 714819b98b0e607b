import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
