import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Phases } from '../../../src/panels/table/bar/Phases';
import { Rail } from '../../../src/panels/table/rail/Rail';
import { useScreen } from '../../../src/store/screen';
import { scenario } from '../../support/scenario';
import { atTable } from './atTable';

const flight = () =>
  scenario({
    p1: [
      {
        pilot: 'wedgeantilles',
        at: [300, 300],
        shields: 1,
        tokens: { focus: 1, stress: 2 },
        locks: ['B1'],
        dial: '2FB',
      },
      { pilot: 'redsquadronveteran', at: [450, 300], damage: ['-hullbreach', 'consolefire'], dial: '1BB' },
    ],
    p2: [{ pilot: 'howlrunner', at: [450, 700], dial: '3FW' }],
  });

const row = (tag: string) => screen.getByRole('button', { name: new RegExp(`^${tag} `) });

test('a ship’s line tells hull, shields, tokens, locks and initiative', () => {
  atTable(flight().state, <Rail player="p1" />);
  expect(row('A1')).toHaveTextContent('Wedge Antilles');
  expect(row('A1')).toHaveTextContent('4/4');
  expect(row('A1')).toHaveTextContent('1/2');
  expect(row('A1')).toHaveTextContent('initiative 6');
  expect(row('A1')).toHaveTextContent('locks B1');
  expect(within(row('A1')).getByRole('img', { name: 'Stress' }).parentElement).toHaveTextContent('×2');
  expect(within(row('A1')).getByRole('img', { name: 'Focus' }).parentElement).not.toHaveTextContent('×');
  expect(within(row('A2')).queryByRole('img', { name: 'Stress' })).toBeNull();
});

test('a faceup damage card has its name, a facedown one stays unknown', () => {
  atTable(flight().state, <Rail player="p1" />);
  expect(row('A2')).toHaveTextContent('2/4');
  expect(row('A2')).toHaveTextContent('Console Fire');
  expect(within(row('A2')).getByRole('img', { name: 'facedown damage' })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Hull Breach');
});

test('pointing lights the ship up, and what the board lights up is lit here', () => {
  atTable(flight().state, <Rail player="p1" />);
  fireEvent.pointerEnter(row('A1'));
  expect(useScreen.getState().lit).toEqual(['ship:A1']);
  expect(row('A1')).toHaveClass('pointed');
  expect(row('A2')).not.toHaveClass('pointed');
  fireEvent.pointerLeave(row('A1'));
  expect(useScreen.getState().lit).toEqual([]);
});

test('a click opens the card, another one closes it', async () => {
  atTable(flight().state, <Rail player="p1" />);
  await userEvent.click(row('A2'));
  expect(useScreen.getState().picked).toBe('ship:A2');
  await userEvent.click(row('A2'));
  expect(useScreen.getState().picked).toBeNull();
});

test('while its button is held a player sees their own dials, and only then', () => {
  atTable(flight().state, <Rail player="p1" />);
  const peek = screen.getByRole('button', { name: /Hold: .+’s dials/ });
  expect(screen.queryByText(/blue 2 straight/)).toBeNull();
  fireEvent.pointerDown(peek, { button: 0 });
  expect(screen.getByText(/blue 2 straight/)).toBeInTheDocument();
  fireEvent.pointerUp(peek);
  expect(screen.queryByText(/blue 2 straight/)).toBeNull();
});

test('the same by a key held down; the other’s dials stay hidden', () => {
  atTable(
    flight().state,
    <>
      <Rail player="p1" />
      <Rail player="p2" />
    </>,
  );
  const [own] = screen.getAllByRole('button', { name: /Hold: / });
  fireEvent.keyDown(own!, { key: ' ' });
  expect(screen.getByText(/blue 2 straight/)).toBeInTheDocument();
  expect(screen.queryByText(/white 3 straight/)).toBeNull();
  fireEvent.blur(own!);
  expect(screen.queryByText(/blue 2 straight/)).toBeNull();
});

test('a revealed dial is open to all; after that there is nothing to peek at', () => {
  const game = flight();
  game.passUntil('chooseAttack');
  atTable(game.state, <Rail player="p2" />);
  expect(screen.getByText(/white 3 straight/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Hold: / })).toBeNull();
});

test('while dials are set there is no peeking: the curtain has them', () => {
  const game = scenario({
    p1: [{ pilot: 'wedgeantilles', at: [300, 300] }],
    p2: [{ pilot: 'academypilot', at: [450, 700] }],
    phase: 'planning',
  }).choose('p1', 'dial:ship:A1:2FB');
  atTable(game.state, <Rail player="p1" />);
  expect(within(row('A1')).getByRole('img', { name: 'dial set' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Hold: / })).toBeNull();
});

test('a ship destroyed at its own initiative looks like one that still fires', () => {
  const { state } = scenario({
    p1: [{ pilot: 'wedgeantilles', at: [457, 300] }],
    p2: [
      { pilot: 'academypilot', at: [457, 440] },
      { pilot: 'academypilot', at: [600, 440] },
    ],
    phase: 'engagement',
  });
  const doomed = { ...state, ships: { ...state.ships, 'ship:B1': { ...state.ships['ship:B1']!, destroyed: true } } };
  atTable(doomed, <Rail player="p2" />);
  expect(row('B1')).toHaveTextContent('destroyed, still fires');
  expect(row('B2')).not.toHaveTextContent('destroyed');
});

test('the ship whose turn it is stands out from those that had theirs', () => {
  const game = flight();
  game.choose('p1', 'pass');
  atTable(
    game.state,
    <>
      <Rail player="p1" />
      <Rail player="p2" />
    </>,
  );
  expect(within(row('A2')).getByRole('img', { name: 'has activated' })).toBeInTheDocument();
  expect(within(row('B1')).getByRole('img', { name: 'its turn now' })).toBeInTheDocument();
  expect(within(row('A1')).queryByRole('img', { name: /turn|activated/ })).toBeNull();
});

test('a ship that may drop a bomb has its turn now, and not behind it', () => {
  const { state } = scenario({
    p1: [{ pilot: 'scimitarsquadronpilot', upgrades: ['protonbombs'], at: [457, 400] }],
    p2: [{ pilot: 'wedgeantilles', at: [100, 800] }],
    phase: 'system',
  });
  atTable(
    state,
    <>
      <Phases />
      <Rail player="p1" />
    </>,
  );
  expect(within(row('A1')).getByRole('img', { name: 'its turn now' })).toBeInTheDocument();
  expect(screen.getByText('Initiative 2 · A1 acts')).toBeInTheDocument();
});

test('the ship whose dial is being set is lit, and no other', () => {
  const { state } = scenario({
    p1: [
      { pilot: 'academypilot', at: [300, 200] },
      { pilot: 'academypilot', at: [400, 200] },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [457, 800] }],
    phase: 'planning',
  });
  atTable(state, <Rail player="p1" />);
  act(() => useScreen.getState().show({ looking: 'p1', dialShip: 'ship:A2' }));
  expect(row('A2')).toHaveClass('acting');
  expect(row('A1')).not.toHaveClass('acting');
});

describe('many ships', () => {
  const squad = (count: number, others = 1) =>
    scenario({
      p1: Array.from({ length: count }, (_, at) => ({
        pilot: 'academypilot',
        at: [80 * (at + 1), 100] as const,
        ...(at === 2 ? { damage: ['-hullbreach'] as const } : {}),
      })),
      p2: Array.from({ length: others }, (_, at) => ({ pilot: 'academypilot', at: [80 * (at + 1), 800] as const })),
    }).state;
  const rail = () => screen.getByRole('complementary');

  test.each([
    { ships: 5, classes: 'rail-few' },
    { ships: 6, classes: 'rail-many' },
    { ships: 7, classes: 'rail-many' },
    { ships: 8, classes: 'rail-many rail-crowd' },
  ])('$ships ships: $classes', ({ ships, classes }) => {
    atTable(squad(ships), <Rail player="p1" />);
    expect(rail()).toHaveClass(...classes.split(' '));
    expect(rail().classList.contains('rail-crowd')).toBe(ships > 7);
    expect(rail().classList.contains('rail-few')).toBe(ships <= 5);
  });

  test.each([
    { own: 4, others: 5, many: false },
    { own: 5, others: 5, many: true },
  ])('$own and $others ships share the height of the window', ({ own, others, many }) => {
    atTable(squad(own, others), <Rail player="p1" />);
    expect(rail().classList.contains('rail-many')).toBe(many);
  });

  test('in a crowd those that act, can be chosen or are hurt keep their second line', () => {
    atTable(squad(8), <Rail player="p1" />);
    expect(row('A3')).toHaveClass('hurt');
    expect(row('A4')).not.toHaveClass('hurt');
    expect(row('A4').textContent).toContain('Academy Pilot');
  });
});

test('what a question can be answered with is marked, the rest is not', () => {
  const game = scenario({
    p1: [
      { pilot: 'academypilot', at: [300, 300], dial: '2FB' },
      { pilot: 'academypilot', at: [450, 300], dial: '2FB' },
      { pilot: 'howlrunner', at: [600, 300], dial: '2FB' },
    ],
    p2: [{ pilot: 'wedgeantilles', at: [457, 800], dial: '2FB' }],
  });
  expect(game.asked('p1')).toBe('chooseShip');
  atTable(game.state, <Rail player="p1" />);
  expect(row('A1')).toHaveClass('choosable');
  expect(row('A3')).not.toHaveClass('choosable');
});
