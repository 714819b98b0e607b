import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Curtain } from '../../../src/panels/table/Curtain';
import { useScreen } from '../../../src/store/screen';
import { scenario } from '../../support/scenario';
import { atTable } from '../rail/atTable';

const planning = () =>
  scenario({
    p1: [{ pilot: 'wedgeantilles', at: [300, 300] }],
    p2: [{ pilot: 'academypilot', at: [450, 700] }],
    phase: 'planning',
  });

const names = ({ state }: ReturnType<typeof planning>) => [state.setup.players.p1.name, state.setup.players.p2.name];

test('each player has a button of their own, and looks only by pressing it', async () => {
  const game = planning();
  const [one] = names(game);
  atTable(game.state, <Curtain />);
  expect(screen.getAllByRole('button', { name: /: set dials/ })).toHaveLength(2);
  expect(useScreen.getState().looking).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: `${one}: set dials` }));
  expect(useScreen.getState().looking).toBe('p1');
});

test('who is ready has a tick, and the other one is called', () => {
  const game = planning().choose('p1', 'dial:ship:A1:2FB', 'ready');
  const [one, two] = names(game);
  atTable(game.state, <Curtain />);
  expect(screen.getByRole('button', { name: `${one}: look again ready` })).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveAccessibleName(`Dials are secret. Now ${two} looks.`);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^Hand the screen over/);
  expect(document.body).not.toHaveTextContent('straight');
});

test('whoever still has to look has the first button', () => {
  const game = planning();
  const [one, two] = names(game);
  const first = () => screen.getAllByRole('button')[0]!;
  const { unmount } = atTable(game.state, <Curtain />);
  expect(first()).toHaveAccessibleName(`${one}: set dials`);
  unmount();
  atTable(game.choose('p1', 'dial:ship:A1:2FB', 'ready').state, <Curtain />);
  expect(first()).toHaveAccessibleName(`${two}: set dials`);
});
