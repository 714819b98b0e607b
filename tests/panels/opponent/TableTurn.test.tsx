import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TableTurn } from '../../../src/panels/opponent/SeatPanel';
import { seat, useSeat } from '../../../src/panels/opponent/seatStore';

afterEach(() => seat.reset());

test.each([
  { state: {}, words: 'Ace decides …' },
  { state: { paused: true }, words: 'Paused. Next: Ace decides.' },
  { state: { lost: { player: 'p2', problem: 'It ran out of memory.' } }, words: 'Ace waits.' },
] as const)('of a side that the table plays it says: $words', ({ state, words }) => {
  useSeat.setState(state);
  render(<TableTurn name="Ace" doing="decides" />);
  expect(screen.getByRole('status').textContent).toBe(words);
});
