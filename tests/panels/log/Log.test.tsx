import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GameState } from '../../../src/engine/core/state';
import { FoldingLog } from '../../../src/panels/table/log/FoldingLog';
import { Log } from '../../../src/panels/table/log/Log';
import { linesOf } from '../../../src/panels/table/log/lines';
import { MendingBand } from '../../../src/panels/table/question/MendingBand';
import { useGame } from '../../../src/store/game';
import { useScreen } from '../../../src/store/screen';
import { answerWith, gameOn, playUntil, startPlaced, table } from '../../store/playing';
import { onTable } from './onTable';

beforeEach(() => startPlaced());
afterEach(() => table().leave());

const untilActivation = () =>
  playUntil(({ phase, pending }) => phase === 'activation' && pending[0]?.topic.kind === 'chooseAction');
const log = () => screen.getByRole('log');
const lines = () =>
  within(log())
    .getAllByRole('listitem')
    .map(item => item.textContent);

test('the newest line is last, below the headings of its round and phase', () => {
  untilActivation();
  onTable(<Log />);
  const all = lines();
  expect(all[0]).toBe('Setup');
  expect(all.indexOf('Round 1')).toBeLessThan(all.indexOf('Planning Phase'));
  expect(all.indexOf('Planning Phase')).toBeLessThan(all.indexOf('Activation Phase'));
  expect(all.at(-1)).toMatch(/reveals|performs|gains|which|skips/);
});

test('folded, it keeps its newest line while answers say nothing', () => {
  onTable(<FoldingLog />);
  const folded = () => screen.getByTitle('Unfold the log').textContent;
  expect(folded()).toContain('The game begins.');
  act(() => playUntil(game => Object.values(game.ships).some(({ dial }) => dial !== null)));
  expect(folded()).toContain('The game begins.');
});

test('folded, it names a device that has just left', () => {
  untilActivation();
  const { game, past } = table();
  const events = [{ type: 'deviceRemoved', token: 'token:1' }] as const;
  const bomb = { id: 'token:1', device: 'device:protonbomb' };
  const state = { ...game!, devices: { 'token:1': bomb } } as unknown as GameState;
  act(() => useGame.setState({ events, past: [...past, { ...past.at(-1)!, state, after: game!, events }] }));
  onTable(<FoldingLog />);
  expect(screen.getByTitle('Unfold the log')).toHaveTextContent('Proton Bomb is removed.');
});

test('before anything is revealed, no line names a maneuver', () => {
  playUntil(game => game.ready.p1 || game.ready.p2);
  onTable(<Log />);
  expect(log()).not.toHaveTextContent(/straight|bank|turn (left|right)/);
});

test('a new answer adds its lines and leaves the others as they are', () => {
  untilActivation();
  onTable(<Log />);
  const before = [...log().querySelectorAll('li')];
  act(() => playUntil(game => game.phase === 'engagement'));
  expect([...log().querySelectorAll('li')].slice(0, before.length)).toEqual(before);
  expect(lines().length).toBeGreaterThan(before.length);
  const { past, engine } = table();
  expect(linesOf(engine!.rules, past[0]!)).toBe(linesOf(engine!.rules, past[0]!));
});

test('pointing at a line lights what it is about', async () => {
  onTable(<Log />);
  await userEvent.hover(screen.getByRole('button', { name: /^A1 .* is placed/ }));
  expect(useScreen.getState().lit).toEqual(['ship:A1']);
  await userEvent.unhover(screen.getByRole('button', { name: /^A1 .* is placed/ }));
  expect(useScreen.getState().lit).toEqual([]);
});

test('a line leads back to its moment once that is confirmed, and the journal says so', async () => {
  untilActivation();
  const { length } = table().past;
  onTable(<Log />);
  await userEvent.click(screen.getByRole('button', { name: /^A1 .* is placed/ }));
  expect(screen.getByText(/What came after can be redone. Dials were seen/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(table().past).toHaveLength(length);

  await userEvent.click(screen.getByRole('button', { name: /^A1 .* is placed/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(gameOn().phase).toBe('setup');
  expect(gameOn().ships['ship:A1']!.where).toBe('table');
  expect(lines().at(-1)).toMatch(/^The game went to another moment after dials were seen/);

  await userEvent.click(screen.getByRole('button', { name: /^Forward again/ }));
  expect(table().past).toHaveLength(length);
});

test('a mistake of a hand is taken out, and what hangs on it is named', async () => {
  const byHand = (kind: 'giveToken' | 'takeToken') =>
    table().submit({ player: 'p1', referee: { kind, ship: 'ship:A1', token: 'focus' } });
  const { length } = table().past;
  byHand('giveToken');
  byHand('takeToken');
  table().submit({ player: 'p1', referee: { kind: 'giveToken', ship: 'ship:B1', token: 'evade' } });
  onTable(
    <>
      <Log />
      <MendingBand />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: /A1 .* focus token.*by hand|by hand.*A1 .* focus token/i }));
  await userEvent.click(screen.getByRole('button', { name: 'Take out only this' }));
  await screen.findByText(/Left out, as it no longer applies: “Player 1 takes a focus token from A1 by hand”/);
  expect(table().past).toHaveLength(length + 1);
  expect(gameOn().ships['ship:B1']!.tokens.evade).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'All right' }));
  expect(screen.queryByRole('region', { name: 'What came after' })).toBeNull();
});

test('an answer further back is given otherwise, and what came after waits to be given again', async () => {
  untilActivation();
  const at = table().past.length;
  table().submit(answerWith(gameOn().pending[0]!.player, 'action:focus'));
  act(() => playUntil(() => table().past.length > at + 3));
  onTable(
    <>
      <Log />
      <MendingBand />
    </>,
  );
  await userEvent.click(screen.getAllByRole('button', { name: /focus action|performs .*focus/i }).at(0)!);
  await userEvent.click(screen.getByRole('button', { name: 'Answer this otherwise' }));
  expect(gameOn().pending[0]!.topic.kind).toBe('chooseAction');
  expect(screen.getByText(/Answer otherwise, then give them again/)).toBeVisible();
  act(() => void table().submit(answerWith(gameOn().pending[0]!.player, 'pass')));
  await userEvent.click(screen.getByRole('button', { name: 'Give them again' }));
  expect(await screen.findByText(/^Given again: \d/)).toBeVisible();
});

test('a step back over nothing that was seen needs no note', () => {
  onTable(<Log />);
  act(() => void table().undo());
  expect(log().querySelector('.log-note')).toBeNull();
});

test('the lines of the newest answer lead nowhere', async () => {
  onTable(<Log />);
  await userEvent.click(screen.getAllByRole('button', { name: /is placed/ }).at(-1)!);
  expect(screen.getByText('This is the newest moment.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go back' })).toBeNull();
});

test('a long game begins with its newest answers; the earlier ones come outside the live region', async () => {
  for (let time = 0; time < 100; time++) {
    table().submit(answerWith('p1', 'dial:'));
    table().undo('p1');
  }
  untilActivation();
  const { container } = onTable(<Log />);
  expect(screen.queryByText('Round 1')).toBeNull();
  expect(log()).toHaveTextContent('Activation Phase');
  await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(container).toHaveTextContent('Round 1');
  expect(log()).not.toHaveTextContent(/^Setup/);
});

test('arrows walk among the lines', async () => {
  onTable(<Log />);
  act(() => screen.getByRole('group', { name: 'Lines' }).focus());
  await userEvent.keyboard('{ArrowUp}');
  const newest = within(log()).getAllByRole('button').at(-1);
  expect(newest).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(newest).not.toHaveFocus();
  expect(document.activeElement).toHaveClass('log-line');
});
