import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Mission } from '../../../src/panels/table/bar/Mission';
import { OrderStrip } from '../../../src/panels/table/bar/OrderStrip';
import { Phases } from '../../../src/panels/table/bar/Phases';
import { Score } from '../../../src/panels/table/bar/Score';
import { Tools } from '../../../src/panels/table/bar/Tools';
import { useScreen } from '../../../src/store/screen';
import { useSettings } from '../../../src/store/settings';
import { gameOn, playUntil, startPlaced, table, withoutOneShip } from '../../store/playing';
import { onTable } from '../log/onTable';

beforeEach(() => {
  // No board plays here: what is asked has been seen.
  useSettings.setState({ motion: 'off' });
  return startPlaced();
});
afterEach(() => {
  useSettings.setState({ motion: 'normal' });
  table().leave();
});

const show = (onLeave = () => {}) =>
  onTable(
    <>
      <Mission />
      <Score />
      <Phases />
      <Tools onLeave={onLeave} />
    </>,
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the bar says round and phase, and which phase it is to assistive technology', () => {
  show();
  expect(screen.getByText('Round 1')).toHaveTextContent('Round 1/12');
  expect(screen.getByText('Planning')).toHaveAttribute('aria-current', 'step');
  act(() => playUntil(game => game.phase === 'activation'));
  expect(screen.getByText('Planning')).not.toHaveAttribute('aria-current');
  expect(screen.getByText('Activation')).toHaveAttribute('aria-current', 'step');
});

test('once players have agreed to end after this round, it is the last', () => {
  show();
  const agree = (agreed: boolean) =>
    act(() => void table().submit({ player: 'p1', referee: { kind: 'endAfterRound', agreed } }));
  agree(true);
  expect(screen.getByText('Round 1')).toHaveTextContent('Round 1/1');
  agree(false);
  expect(screen.getByText('Round 1')).toHaveTextContent('Round 1/12');
});

test('in the Activation Phase it says initiative, ship and step', () => {
  playUntil(({ pending, phase }) => phase === 'activation' && pending[0]?.topic.kind === 'chooseAction');
  show();
  expect(screen.getByText(/^Initiative \d · [AB]\d activates: Perform Action$/)).toBeInTheDocument();
});

test('the order strip lights whoever acts and fades only those that are done', () => {
  playUntil(({ pending, phase }) => phase === 'activation' && pending[0]?.topic.kind === 'chooseAction');
  onTable(<OrderStrip />);
  const { topic } = gameOn().pending[0]!;
  const acting = topic.kind === 'chooseAction' ? topic.ship.slice('ship:'.length) : '';
  const entry = screen.getByText(acting).closest('li');
  expect(entry).toHaveClass('acting');
  expect(entry).not.toHaveClass('done');
});

test('the score sheet has every point with its reason, and what it takes to win', async () => {
  await startPlaced(5, withoutOneShip);
  show();
  await press(/Player 1.*3.*Player 2.*0/);
  const sheet = screen.getByRole('dialog', { name: 'Score' });
  expect(sheet).toHaveTextContent('20 points win at the end of a round');
  expect(sheet).toHaveTextContent('The squad of Player 2 has 17 of 20 points.');
  expect(sheet).toHaveTextContent('The mission scores from the second round on.');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the first player has the marker, and nobody else', () => {
  show();
  const { firstPlayer, setup } = gameOn();
  const marker = screen.getByRole('img', { name: 'First player' });
  expect(marker.parentElement).toHaveTextContent(setup.players[firstPlayer].name);
});

test('undo over dials that were seen asks first; No leaves all as it is', async () => {
  playUntil(game => game.phase === 'activation');
  const { length } = table().past;
  show();
  await press('Undo');
  expect(screen.getByRole('dialog')).toHaveTextContent('Dials were seen since.');
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Undo');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(table().past).toHaveLength(length);

  await press('Undo');
  await press('Undo anyway');
  expect(gameOn().phase).toBe('planning');
});

test('undo over nothing that was seen does not ask', async () => {
  show();
  const { length } = table().past;
  await press('Undo');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(table().past.length).toBeLessThan(length);
  await press('Redo');
  expect(table().past.length).toBeGreaterThan(0);
});

test('tools are pressed and released', async () => {
  show();
  await press('Ruler');
  expect(useScreen.getState().tool).toBe('ruler');
  expect(screen.getByRole('button', { name: 'Ruler' })).toHaveAttribute('aria-pressed', 'true');
  await press('Set by hand');
  expect(useScreen.getState().tool).toBe('referee');
  await press('Set by hand');
  expect(useScreen.getState().tool).toBeNull();
  await press('Squads');
  expect(useScreen.getState().squadsOpen).toBe(true);
});

test('the menu leaves the table', async () => {
  const onLeave = vi.fn();
  show(onLeave);
  await press('Menu');
  await press('Leave the table');
  expect(onLeave).toHaveBeenCalledOnce();
});

test('the menu renames the game and changes how much help there is', async () => {
  show();
  await press('Menu');
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
  await userEvent.type(name, 'Friday{Enter}');
  expect(table().name).toBe('Friday');
  await userEvent.click(screen.getByRole('radio', { name: /Plain/ }));
  expect(table().options.help).toBe('plain');
});

test('conceding asks first', async () => {
  show();
  await press('Menu');
  await press(/Player 2 concedes/);
  await press('Play on');
  expect(gameOn().outcome).toBeNull();
  await press(/Player 2 concedes/);
  await press('Concede');
  expect(gameOn().outcome).toEqual({ winner: 'p1', reason: 'conceded' });
});

test('a draw takes both', async () => {
  show();
  await press('Menu');
  await press('Player 1 offers a draw');
  expect(gameOn().outcome).toBeNull();
  await press('Menu');
  expect(screen.getByRole('button', { name: 'Player 1 takes the draw offer back' })).toBeVisible();
  await press('Player 2 accepts the draw');
  expect(gameOn().outcome).toEqual({ winner: null, reason: 'agreedDraw' });
});
