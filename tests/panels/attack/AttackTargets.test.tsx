import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AttackTargets } from '../../../src/panels/table/question/AttackTargets';
import { useScreen } from '../../../src/store/screen';
import { AHEAD, duel, PRIMARY } from '../../support/duel';
import { atTable } from './atTable';

const rows = () => screen.getAllByRole('button', { name: /Range \d/ });
const blocked = () => within(screen.getByRole('region', { name: 'Not possible' })).getAllByRole('button');

test('a target says its range, its dice and what may come of it', async () => {
  atTable(duel({ range: 2 }), <AttackTargets />);
  await screen.findByText(/3 against/);
  expect(rows()).toHaveLength(1);
  const [row] = rows();
  expect(row).toHaveTextContent('B1 Academy Pilot');
  expect(row).toHaveTextContent('Range 2');
  expect(row).toHaveTextContent(/3 against 3/);
  expect(row).toHaveTextContent(/hit \d+%, damage \d\.\d/);
  expect(row).not.toHaveTextContent('+1');
});

test.each([
  [1, '+1 attack die: range 1'],
  [3, '+1 defense die: range 3'],
] as const)('at range %i a die more has its reason', async (range, reason) => {
  atTable(duel({ range }), <AttackTargets />);
  expect(await screen.findByText(reason)).toBeInTheDocument();
});

test('without assistance there are dice and no odds', async () => {
  atTable(duel({ range: 2 }), <AttackTargets />, { help: 'classic' });
  await screen.findByText(/3 against/);
  expect(screen.queryByText(/hit \d+%/)).toBeNull();
});

test('what cannot be attacked stands below with its reason', () => {
  atTable(duel({ enemies: [{ pilot: 'academypilot', at: [457, 100] }] }), <AttackTargets />);
  expect(rows()).toHaveLength(1);
  expect(blocked()).toHaveLength(1);
  expect(blocked()[0]).toHaveTextContent('B2 Academy Pilot');
  expect(blocked()[0]).toHaveTextContent('Not in the weapon');
});

test('a door in sight asks why not, and the first reason shows its measure', async () => {
  atTable(duel({ enemies: [{ pilot: 'academypilot', at: [457, 100] }] }), <AttackTargets />);
  await userEvent.click(screen.getByRole('button', { name: 'Why not B2?' }));
  expect(blocked()[0]).toHaveFocus();
  expect(useScreen.getState().pointed).toBe(PRIMARY.replace('B1', 'B2'));
});

test('where everybody can be attacked there is no such door', () => {
  atTable(duel({ range: 2 }), <AttackTargets />);
  expect(screen.queryByRole('button', { name: /^Why not/ })).toBeNull();
});

test('the nearest target comes first, weapon by weapon', () => {
  const far = { pilot: 'academypilot', at: [457, 300 + AHEAD[3]] } as const;
  atTable(
    duel({
      attacker: { upgrades: ['protontorpedoes'], locks: ['B1', 'B2'] },
      defender: { at: far.at },
      enemies: [{ pilot: 'academypilot', at: [520, 300 + AHEAD[2]] }],
    }),
    <AttackTargets />,
  );
  expect(rows().map(row => row.textContent?.match(/B\d/)?.[0])).toEqual(['B2', 'B1', 'B2', 'B1']);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Primary weapon front arc, range 0–3',
    'Proton Torpedoes front arc, range 2–3',
  ]);
});

test('a friend that a card lets it attack is told as an own ship, comes last and is not proposed', async () => {
  atTable(
    duel({
      attacker: { pilot: 'kavil', upgrades: ['r5tk'] },
      wingmen: [{ pilot: 'binayrepirate', at: [457, 300 + AHEAD[1]] }],
      range: 3,
    }),
    <AttackTargets />,
  );
  expect(rows().map(row => row.textContent?.match(/[AB]\d/)?.[0])).toEqual(['B1', 'A2']);
  expect(rows()[0]).not.toHaveTextContent('your own ship');
  expect(rows()[1]).toHaveTextContent('your own ship');
  await screen.findByText(/^A1 .* attacks B1/);
});

test('an attack is confirmed before it is made, and its cost is named', async () => {
  const { answer } = atTable(duel({ attacker: { upgrades: ['protontorpedoes'], locks: ['B1'] } }), <AttackTargets />);
  await userEvent.click(rows()[1]!);
  expect(answer).not.toHaveBeenCalled();
  await screen.findByText('A1 Plain Ace attacks B1 Academy Pilot with Proton Torpedoes: 4 dice against 3.');
  expect(screen.getByText('It costs 1 of the 2 charges on Proton Torpedoes.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Attack B1' }));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ option: 'target:ship:B1:upgrade:protontorpedoes' });
});

test('what a card wants for an attack without its lock is named, too', async () => {
  const luke = { pilot: 'lukeskywalker', upgrades: ['protontorpedoes', 'instinctiveaim'], force: 1 };
  atTable(duel({ attacker: luke }), <AttackTargets />);
  await userEvent.click(rows()[1]!);
  expect(await screen.findByText(/No lock: Instinctive Aim for 1 Force\./)).toBeInTheDocument();
});

test('a primary attack costs nothing, and one press makes it: the best target is chosen already', async () => {
  const far = { pilot: 'academypilot', at: [520, 300 + AHEAD[3]] } as const;
  const { answer } = atTable(duel({ range: 1, enemies: [far] }), <AttackTargets />);
  await screen.findAllByText(/hit \d+%/);
  expect(screen.queryByText(/It costs/)).toBeNull();
  // The choice follows the odds, a moment later.
  await waitFor(() => expect(rows().map(row => row.getAttribute('aria-pressed'))).toEqual(['true', 'false']));
  await userEvent.click(screen.getByRole('button', { name: 'Attack B1' }));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ option: PRIMARY });
});

test('nothing is attacked by one press before the best target is known', async () => {
  atTable(duel({ range: 2 }), <AttackTargets />);
  expect(screen.getByRole('button', { name: 'Attack …' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'No attack' })).toBeEnabled();
  expect(await screen.findByRole('button', { name: 'Attack B1' })).toBeEnabled();
});

test('another target is picked by a press, and attacked by the next', async () => {
  const far = { pilot: 'academypilot', at: [520, 300 + AHEAD[3]] } as const;
  const { answer } = atTable(duel({ range: 1, enemies: [far] }), <AttackTargets />);
  await userEvent.click(rows()[1]!);
  expect(answer).not.toHaveBeenCalled();
  expect(rows().map(row => row.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  await userEvent.click(rows()[1]!);
  expect(answer).toHaveBeenCalledExactlyOnceWith({ option: PRIMARY.replace('B1', 'B2') });
});

test('the board has each target’s odds while the question stands, but not where players judge by eye', async () => {
  const { unmount } = atTable(duel({ range: 2 }), <AttackTargets />);
  await screen.findAllByText(/hit \d+%/);
  expect(useScreen.getState().plates).toMatchObject([{ unit: 'ship:B1', key: PRIMARY, dice: [3, 3], chosen: true }]);
  unmount();
  expect(useScreen.getState().plates).toEqual([]);
  atTable(duel({ range: 2 }), <AttackTargets />, { help: 'classic' });
  await screen.findByText(/3 against/);
  expect(useScreen.getState().plates).toEqual([]);
});

test('pointing at a row lights up its target, and leaving it puts the light out', async () => {
  atTable(duel(), <AttackTargets />);
  await userEvent.hover(rows()[0]!);
  expect(useScreen.getState()).toMatchObject({ pointed: PRIMARY, lit: ['ship:B1'] });
  await userEvent.unhover(rows()[0]!);
  expect(useScreen.getState()).toMatchObject({ pointed: null, lit: [] });
});

test('narrowed to one target, the others wait, and no attack stays at hand', async () => {
  const near = { pilot: 'academypilot', at: [520, 300 + AHEAD[2]] } as const;
  const { choose } = atTable(duel({ enemies: [near] }), <AttackTargets />);
  expect(rows()).toHaveLength(2);
  useScreen.getState().show({ narrowed: [PRIMARY] });
  await userEvent.hover(document.body);
  expect(rows()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'No attack' }));
  expect(choose.mock.lastCall?.[0].key).toBe('pass');
  await userEvent.click(screen.getByRole('button', { name: 'Show all targets' }));
  expect(rows()).toHaveLength(2);
});
