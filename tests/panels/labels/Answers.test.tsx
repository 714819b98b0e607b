import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../../src/catalog/words';
import { FACTIONS } from '../../../src/engine/core/vocabulary';
import { Answers } from '../../../src/panels/table/question/Answers';
import { Question } from '../../../src/panels/table/question/Question';
import { useGame } from '../../../src/store/game';
import { useScreen } from '../../../src/store/screen';
import { useSettings } from '../../../src/store/settings';
import { inDuel } from '../../support/card';
import { scenario } from '../../support/scenario';
import { atTable, gameNow } from '../rail/atTable';

afterEach(() => {
  cleanup();
  useSettings.setState({ motion: 'normal' });
});

const turn = () =>
  scenario({
    p1: [{ pilot: 'tempestsquadronpilot', at: [300, 300], dial: '2FB' }],
    p2: [{ pilot: 'darthvader', at: [600, 600], dial: '2FB' }],
  }).state;

test('a click gives the answer', async () => {
  atTable(turn(), <Answers />);
  await userEvent.click(screen.getByRole('button', { name: 'Focus → red barrel roll' }));
  expect(gameNow().ships['ship:A1']!.tokens.focus).toBe(1);
});

test('pointing at an answer shows it on the board; its piece lights up', () => {
  const game = scenario({
    p1: [{ pilot: 'tempestsquadronpilot', at: [300, 300], dial: '2FB' }],
    p2: [{ pilot: 'darthvader', at: [300, 500], dial: '2FB' }],
  }).choose('p1', 'action:lock:white');
  atTable(game.state, <Answers />);
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'B1 Darth Vader' }));
  expect(useScreen.getState()).toMatchObject({ pointed: 'ship:B1', lit: ['ship:B1'] });
  fireEvent.pointerLeave(screen.getByRole('button', { name: 'B1 Darth Vader' }));
  expect(useScreen.getState()).toMatchObject({ pointed: null, lit: [] });
});

test('a lock on an enemy is one press: the action and its target, beside the action alone', async () => {
  // Then other ships fly, and no board is here on which that would be seen.
  useSettings.setState({ motion: 'off' });
  const game = scenario({
    p1: [
      { pilot: 'tempestsquadronpilot', at: [300, 300], dial: '2FB' },
      { pilot: 'obsidiansquadronpilot', at: [400, 300], dial: '2FB' },
    ],
    p2: [
      { pilot: 'darthvader', at: [300, 550], dial: '2FB' },
      { pilot: 'darthvader', at: [860, 860], dial: '2FB' },
    ],
    rocks: [{ is: 'coreasteroid0', at: [250, 550] }],
  }).choose('p1', 'ship:A1');
  atTable(game.state, <Answers />);
  const all = screen.getAllByRole('button', { name: /^Lock/ }).map(one => one.getAttribute('data-key'));
  expect(all).toEqual(['action:lock:white', 'action:lock:white ship:B1']);
  await userEvent.click(screen.getByRole('button', { name: /^Lock.*: B1 Darth Vader/ }));
  expect(gameNow().ships['ship:A1']!.locks).toEqual(['ship:B1']);
});

test('a ship that may engage has its best attack beside it: one press for both', async () => {
  const game = scenario({
    phase: 'engagement',
    p1: [
      { pilot: 'redsquadronveteran', at: [300, 300] },
      { pilot: 'redsquadronveteran', at: [400, 300] },
    ],
    p2: [
      { pilot: 'academypilot', at: [300, 580], heading: 180 },
      { pilot: 'academypilot', at: [330, 400], heading: 180 },
    ],
  });
  expect(game.asked('p1')).toBe('chooseShip');
  atTable(game.state, <Question />);
  const attack = await screen.findByRole('button', { name: /A1 .* attacks B2 .*: \d+% to hit/ });
  await userEvent.click(attack);
  const told = useGame.getState().past.flatMap(({ events }) => events);
  expect(told.find(({ type }) => type === 'attackDeclared')).toMatchObject({
    attacker: 'ship:A1',
    defender: 'ship:B2',
  });
});

test('whoever sees no odds attacks the nearest', async () => {
  const game = scenario({
    phase: 'engagement',
    p1: [
      { pilot: 'redsquadronveteran', at: [300, 300] },
      { pilot: 'redsquadronveteran', at: [400, 300] },
    ],
    p2: [{ pilot: 'academypilot', at: [330, 400], heading: 180 }],
  });
  atTable(game.state, <Answers />, { help: 'plain' });
  const attack = await screen.findByRole('button', { name: /A1 .* attacks B1/ });
  expect(attack).not.toHaveTextContent('%');
});

test('a narrowed list shows only those and how to do nothing, until all are wanted again', async () => {
  atTable(turn(), <Answers />);
  const all = screen.getAllByRole('button').length;
  act(() => useScreen.getState().show({ narrowed: ['action:focus:white'] }));
  expect(await screen.findByRole('button', { name: 'Show all answers' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^No action/ })).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show all answers' }));
  expect(screen.getAllByRole('button')).toHaveLength(all);
});

test('a card whose use is asked for is read out', async () => {
  const game = scenario({
    p1: [{ pilot: 'bluesquadronescort', at: [300, 300], dial: '3FB', upgrades: ['r2astromech'], shields: 0 }],
    p2: [{ pilot: 'darthvader', at: [600, 600], dial: '2FB' }],
  });
  expect(game.asked('p1')).toBe('mayUse');
  atTable(game.state, <Answers />);
  expect(screen.getByRole('button', { name: 'Use R2 Astromech' })).toBeInTheDocument();
  expect(await screen.findByText(/shield/)).toBeInTheDocument();
});

test('ships of one initiative fly by number from now on, if the players want it so; after an undo they are asked', async () => {
  const { state } = scenario({
    p1: [
      { pilot: 'redsquadronveteran', at: [300, 300], dial: '1FB' },
      { pilot: 'redsquadronveteran', at: [400, 300], dial: '1FB' },
      { pilot: 'redsquadronveteran', at: [500, 300], dial: '1FB' },
    ],
    p2: [{ pilot: 'darthvader', at: [860, 860], dial: '2FB' }],
  });
  useSettings.setState({ motion: 'off' });
  atTable(state, <Question />);
  act(() => useGame.setState({ lastChange: 'answer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Always by number' }));
  expect(gameNow().pending[0]!.topic).toMatchObject({ kind: 'chooseAction', ship: 'ship:A1' });
  await userEvent.click(screen.getByRole('button', { name: 'No action' }));
  expect(gameNow().pending[0]!.topic).toMatchObject({ kind: 'chooseAction', ship: 'ship:A2' });
  act(() => void useGame.getState().undo());
  expect(gameNow().pending[0]!.topic).toMatchObject({ kind: 'chooseShip' });
  await userEvent.click(screen.getByRole('button', { name: /^A3/ }));
  expect(gameNow().pending[0]!.topic).toMatchObject({ kind: 'chooseAction', ship: 'ship:A3' });
  useSettings.setState({ motion: 'normal', byNumber: false });
});

test('by number or not, an order that decides whether ships meet is asked for', () => {
  const { state } = scenario({
    p1: [
      { pilot: 'redsquadronveteran', at: [300, 300], dial: '1FB' },
      { pilot: 'redsquadronveteran', at: [300, 380], dial: '3FW' },
    ],
    p2: [{ pilot: 'darthvader', at: [860, 860], dial: '2FB' }],
  });
  useSettings.setState({ motion: 'off', byNumber: true });
  atTable(state, <Question />);
  act(() => useGame.setState({ lastChange: 'answer' }));
  expect(gameNow().pending[0]!.topic).toMatchObject({ kind: 'chooseShip' });
  useSettings.setState({ motion: 'normal', byNumber: false });
});

test('a question by a ship ability tells what the ability does', async () => {
  const game = scenario({
    p1: [{ pilot: 'greensquadronpilot', at: [300, 300], dial: '2FB' }],
    p2: [{ pilot: 'darthvader', at: [600, 600], dial: '2FB' }],
  }).choose('p1', 'action:evade:white');
  atTable(game.state, <Answers />);
  await screen.findByText('After any action, you may perform a red boost.');
});

test('of damage cards to be found in the deck, each says what it does', async () => {
  await loadWords(FACTIONS);
  const { game } = inDuel('pilot:kyloren', { on: 'defender', rolls: 'blank blank blank / blank blank blank' })
    .attack()
    .use();
  atTable(game.state, <Answers />);
  const panicked = screen.getByRole('button', { name: /^Panicked Pilot/ });
  await within(panicked).findByText(/stress/);
});
