import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameOver } from '../../../src/panels/table/over/GameOver';
import { useSettings } from '../../../src/store/settings';
import { gameOn, playUntil, startPlaced, table, withoutOneShip } from '../../store/playing';
import { onTable } from '../log/onTable';

/** No board plays anything here: what is told is told at once. */
beforeEach(() => useSettings.setState({ motion: 'off' }));
afterEach(() => useSettings.setState({ motion: 'normal' }));

afterEach(() => table().leave());

test('a game still under way says nothing', async () => {
  await startPlaced();
  const { container } = onTable(<GameOver />);
  expect(container).toBeEmptyDOMElement();
});

test('the end says who won and why, and how each point was scored', async () => {
  await startPlaced(5, withoutOneShip);
  playUntil(game => game.outcome !== null);
  const { outcome, score, round, setup } = gameOn();
  const { container } = onTable(<GameOver />);
  expect(container.querySelector('.table-outcome')).toHaveTextContent(
    outcome!.winner ? `${setup.players[outcome!.winner].name} wins.` : 'The game is a draw.',
  );
  const sheet = screen.getByRole('dialog');
  expect(within(sheet).getByRole('img', { name: /Points of both sides/ })).toBeInTheDocument();
  const rows = within(sheet).getAllByRole('row');
  expect(rows).toHaveLength(round + 2);
  expect(rows[1]).toHaveTextContent('Setup3: the squad of Player 2 has 17 of 20 points');
  const told = rows.flatMap(row => [...row.querySelectorAll('td > div')]);
  expect(told).toHaveLength(score.length);
});

test('who concedes has lost', async () => {
  await startPlaced();
  table().submit({ player: 'p1', referee: { kind: 'concede' } });
  onTable(<GameOver />);
  expect(screen.getByRole('dialog', { name: 'Player 2 wins.' })).toHaveTextContent('The opponent concedes.');
});

test('the sheet can be put away and taken out again', async () => {
  await startPlaced();
  table().submit({ player: 'p1', referee: { kind: 'concede' } });
  onTable(<GameOver />);
  await userEvent.click(screen.getByRole('button', { name: 'Look at the table' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'How it went' }));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a rematch has the same setup and other dice', async () => {
  await startPlaced();
  const { id, record } = table();
  table().submit({ player: 'p1', referee: { kind: 'concede' } });
  onTable(<GameOver />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Rematch' })[0]!);
  await waitFor(() => expect(table().id).not.toBe(id));
  expect(gameOn().outcome).toBeNull();
  expect(table().record!.setup).toEqual(record!.setup);
  expect(table().record!.seed).not.toBe(record!.seed);
});

test('leaving is offered where there is a way out', async () => {
  await startPlaced();
  table().submit({ player: 'p2', referee: { kind: 'concede' } });
  const onLeave = vi.fn();
  onTable(<GameOver onLeave={onLeave} />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Leave' })[0]!);
  expect(onLeave).toHaveBeenCalledOnce();
});
