import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SavedGame } from '../../../src/panels/saves/SavedGame';
import { SavedGames } from '../../../src/panels/saves/SavedGames';
import { standingOf } from '../../../src/panels/saves/savedWords';
import { starterSetup } from '../../../src/squads/starter';
import type { SavedGame as Saved } from '../../../src/store/saves/database';
// Fetched when a file is read; here it is at hand, since a first import takes seconds.
import '../../../src/store/saves/transfer';
import { DEFAULT_OPTIONS } from '../../../src/store/tableOptions';

const friday: Saved = {
  ...{
    id: 'one',
    name: 'Friday',
    created: 0,
    changed: 0,
    setup: starterSetup,
    seed: 1,
    cards: 'c',
    edition: 'e',
    answers: 40,
  },
  ...{ round: 3, score: { p1: 12, p2: 9 }, outcome: null, options: DEFAULT_OPTIONS, journal: [] },
};

function show() {
  const does = { onOpen: vi.fn(), onReplay: vi.fn(), onRename: vi.fn(), onExport: vi.fn(), onDelete: vi.fn() };
  render(<SavedGame saved={friday} {...does} />);
  return does;
}

test('a saved game says how it stands, which mission it is and who plays with what', () => {
  show();
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent('Round 3, 12 : 9 · Chance Engagement');
  expect(item).toHaveTextContent('Player 1 with Rebel Flight, Player 2 with Imperial Patrol');
});

test.each([
  [{ outcome: null, round: 0 }, 'Being set up'],
  [{ outcome: { winner: 'p2', reason: 'scoreReached' } as const }, 'Player 2 won, 12 : 9'],
  [{ outcome: { winner: null, reason: 'agreedDraw' } as const }, 'A draw, 12 : 9'],
])('%o reads %s', (change, words) => {
  expect(standingOf({ ...friday, ...change })).toBe(words);
});

test('deleting asks first, and the harmless answer has the focus', async () => {
  const { onDelete } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Friday' }));
  expect(onDelete).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onDelete).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Delete Friday' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Friday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

test('a name is typed over the old one; an empty one or Escape changes nothing', async () => {
  const { onRename } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Rename Friday' }));
  await userEvent.keyboard('Saturday{Escape}');
  expect(screen.getByRole('button', { name: 'Rename Friday' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Rename Friday' }));
  await userEvent.keyboard('  {Enter}');
  expect(onRename).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Rename Friday' }));
  await userEvent.keyboard('Sunday{Enter}');
  expect(onRename).toHaveBeenCalledExactlyOnceWith('Sunday');
});

test('a browser that keeps nothing says so, and the way back is open', async () => {
  const back = vi.fn();
  render(<SavedGames onOpen={vi.fn()} onReplay={vi.fn()} onBack={back} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('does not let this page read the saved games');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(back).toHaveBeenCalledOnce();
});

test('a foreign file that is chosen gets its sentence', async () => {
  render(<SavedGames onOpen={vi.fn()} onReplay={vi.fn()} onBack={vi.fn()} />);
  await screen.findByRole('alert');
  const foreign = new File(['{"name":"a squad"}'], 'squad.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('File to import'), foreign);
  expect(await screen.findByText('This is JSON, but no saved game of Range One.')).toBeVisible();
});
