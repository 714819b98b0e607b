import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Answers } from '../../../src/panels/table/question/Answers';
import { useScreen } from '../../../src/store/screen';
import { scenario } from '../../support/scenario';
import { atTable, gameNow } from '../rail/atTable';

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

test('a narrowed list shows only those, until all are wanted again', async () => {
  atTable(turn(), <Answers />);
  const all = screen.getAllByRole('button').length;
  act(() => useScreen.getState().show({ narrowed: ['action:lock:white'] }));
  expect(await screen.findByRole('button', { name: 'Show all answers' })).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show all answers' }));
  expect(screen.getAllByRole('button')).toHaveLength(all);
});

test('a card whose use is asked for is read out', async () => {
  const game = scenario({
    p1: [{ pilot: 'greensquadronpilot', at: [300, 300], dial: '3FB', upgrades: ['afterburners'] }],
    p2: [{ pilot: 'darthvader', at: [600, 600], dial: '2FB' }],
  });
  expect(game.asked('p1')).toBe('mayUse');
  atTable(game.state, <Answers />);
  expect(screen.getByRole('button', { name: 'Use Afterburners' })).toBeInTheDocument();
  expect(await screen.findByText(/boost/)).toBeInTheDocument();
});
