import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { rankedFor } from '../../../src/bots/opponent';
import { RankedShips } from '../../../src/panels/coach/RankedShips';
import { ordinal } from '../../../src/panels/coach/words';
import { useScreen } from '../../../src/store/screen';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';
import { atTable } from '../rail/atTable';

function rankedAtTable() {
  const { state } = scenario({
    p1: [
      { pilot: 'redsquadronveteran', at: [400, 720] },
      { pilot: 'redsquadronveteran', at: [520, 720] },
    ],
    p2: [{ pilot: 'academypilot', at: [457, 400] }],
    phase: 'planning',
    round: 3,
  });
  const view = engine.viewFor(state, 'p1');
  const rankings = rankedFor(engine, view, 'p1');
  const onSet = vi.fn();
  const chosen = new Map([['ship:A1', rankings[0]!.dials.at(-1)!.code]] as const);
  const props = { player: 'p1', rankings, chosen, game: state, first: null, onSet, setWords: 'Set this dial' } as const;
  atTable(state, <RankedShips {...props} />);
  return { rankings, onSet };
}

test('what was set is told with its rank, and the board shows it beside the best one', () => {
  const { rankings } = rankedAtTable();
  const { dials } = rankings[0]!;
  expect(screen.getByText(`${ordinal(dials.length)} of ${dials.length}: it leaves the table.`)).toBeVisible();
  expect(screen.getByText('The ship would flee.')).toBeVisible();
  const { places } = useScreen.getState().explained!;
  expect(places.map(({ ship, look }) => `${ship} ${look}`)).toEqual([
    'ship:B1 expected',
    'ship:A1 flown',
    'ship:A1 better',
  ]);
});

test('a press on the best one tells why it is, and sets it', async () => {
  const { rankings, onSet } = rankedAtTable();
  const { dials, ship } = rankings[0]!;
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(dials.length);
  await userEvent.click(rows[0]!.querySelector('button')!);
  expect(screen.getByText(`Best of ${dials.length}.`)).toBeVisible();
  expect(screen.getByText(/^Beside .+: .+\.$/)).toBeVisible();
  expect(useScreen.getState().explained!.places.some(({ look }) => look === 'better')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Set this dial' }));
  expect(onSet).toHaveBeenCalledExactlyOnceWith(ship, dials[0]!.code);
});

test('the other ship has its own list; gone from the screen, the board shows the table again', async () => {
  const { rankings } = rankedAtTable();
  await userEvent.click(screen.getByRole('button', { name: 'A2' }));
  expect(screen.getByRole('heading', { name: /^A2 / })).toBeVisible();
  expect(useScreen.getState().explained!.places.map(({ ship }) => ship)).toContain(rankings[1]!.ship);
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
])('%i is the %s', (number, word) => {
  expect(ordinal(number)).toBe(word);
});
