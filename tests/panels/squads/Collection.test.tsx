import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load';
import { loadWords } from '../../../src/catalog/words';
import { FACTIONS } from '../../../src/engine/core/vocabulary';
import * as saved from '../../../src/panels/saves/download';
import { Builder } from '../../../src/panels/squads/builder/Builder';
import { freshSquad } from '../../../src/panels/squads/library/ownSquads';
import { loadReadyMade } from '../../../src/squads/readyMade/readyMade';
import { useCollection } from '../../../src/store/squads/collection';
import { keepsSquads } from './memory';
import { Squads } from './Squads';

// jsdom draws no dialogs: enough that they are open or not.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

beforeAll(() => Promise.all([loadCatalog(FACTIONS), loadWords(['rebelalliance']), loadReadyMade('amg20')]), 30_000);
const EMPTY = { ships: {}, upgrades: {}, countsCards: false, only: false };
beforeEach(() => useCollection.getState().change(EMPTY));
afterEach(() => {
  vi.restoreAllMocks();
  useCollection.getState().change(EMPTY);
});

const two = { 'shipType:t65xwing': 2, 'shipType:z95af4headhunter': 1 };

test('ships are counted one by one or all that are listed, and cards only if one likes', async () => {
  keepsSquads();
  const user = userEvent.setup({ delay: null });
  render(<Squads />);
  await user.click(await screen.findByRole('button', { name: 'My collection' }));
  const sheet = within(screen.getByRole('dialog'));
  await user.type(await sheet.findByLabelText('Find a ship'), 'x-wing');
  await user.click(sheet.getByLabelText('One T-65 X-wing more'));
  await user.type(sheet.getByLabelText('How many: T-70 X-wing'), '3');
  expect(useCollection.getState().ships).toEqual({ 'shipType:t65xwing': 1, 'shipType:t70xwing': 3 });
  fireEvent.keyDown(sheet.getByLabelText('How many: T-65 X-wing'), { key: 'ArrowUp' });
  await user.click(sheet.getByText(/^At least one of these \d+/));
  expect(useCollection.getState().ships).toMatchObject({ 'shipType:t65xwing': 2, 'shipType:t70xwing': 3 });
  expect(sheet.getByRole('status')).toHaveTextContent(/ships, upgrade cards of every kind/);
  await user.click(sheet.getByText(/^None of these \d+/));
  expect(useCollection.getState().ships).toEqual({});

  expect(sheet.queryByLabelText('Find a card')).toBeNull();
  await user.click(sheet.getByLabelText('Only those I count'));
  await user.type(sheet.getByLabelText('Find a card'), 'predator');
  await user.click(sheet.getByLabelText('One Predator more'));
  expect(useCollection.getState()).toMatchObject({ upgrades: { 'upgrade:predator': 1 }, countsCards: true });
});

test('the workbench leaves what is not owned or all in use, and says what there is too little of', async () => {
  useCollection.getState().change({ ships: two, only: true });
  keepsSquads();
  const ships = [{ pilot: 'pilot:wedgeantilles', upgrades: [] }] as const;
  const own = {
    id: 'one',
    profile: 'amg20',
    changed: 1,
    tags: [],
    squad: { ...freshSquad('rebelalliance'), ships },
  } as const;
  const user = userEvent.setup({ delay: null });
  render(<Builder own={own} warnings={[]} news={null} over={false} onBack={vi.fn()} onPlay={vi.fn()} />);
  const list = await screen.findByLabelText('Pilots found');
  const types = () =>
    new Set([...list.querySelectorAll('.row-words .quiet')].map(one => one.textContent!.split(':')[0]));
  expect(types()).toEqual(new Set(['T-65 X-wing', 'Z-95-AF4 Headhunter']));
  await user.click(screen.getByLabelText(/^Add Bandit Squadron Pilot/));
  await waitFor(() => expect(types()).toEqual(new Set(['T-65 X-wing'])));
  expect(screen.queryByText('More than you own:')).toBeNull();
  await user.click(screen.getByLabelText('What I own'));
  await user.type(screen.getByLabelText(/^Find a pilot/), 'bandit');
  await user.click(await screen.findByLabelText(/^Add Bandit Squadron Pilot/));
  expect(screen.getByText('Z-95-AF4 Headhunter: needs 2, you own 1')).toBeVisible();
});

test('cards that are not owned are left out, unless the ship has them', async () => {
  useCollection
    .getState()
    .change({ ships: two, upgrades: { 'upgrade:marksmanship': 1 }, countsCards: true, only: true });
  keepsSquads();
  const ships = [{ pilot: 'pilot:wedgeantilles', upgrades: ['upgrade:predator'] }] as const;
  const own = {
    id: 'one',
    profile: 'amg20',
    changed: 1,
    tags: [],
    squad: { ...freshSquad('rebelalliance'), ships },
  } as const;
  const user = userEvent.setup({ delay: null });
  render(<Builder own={own} warnings={[]} news={null} over={false} onBack={vi.fn()} onPlay={vi.fn()} />);
  await user.click((await screen.findAllByText('Predator'))[0]!);
  const names = () =>
    [...screen.getByLabelText('Cards found').querySelectorAll('.row-words strong')].map(one => one.textContent);
  await waitFor(() => expect(names()).toEqual(['Marksmanship', 'Predator']));
});

test('nothing is said of a collection that nobody counted', async () => {
  keepsSquads();
  const own = { id: 'one', profile: 'amg20', changed: 1, tags: [], squad: freshSquad('rebelalliance') } as const;
  render(<Builder own={own} warnings={[]} news={null} over={false} onBack={vi.fn()} onPlay={vi.fn()} />);
  await screen.findByLabelText('Pilots found');
  expect(screen.queryByLabelText('What I own')).toBeNull();
});

test('a random squad is drawn to order, of what is owned; what cannot be says so', async () => {
  useCollection.getState().change({ ships: { 'shipType:t65xwing': 4 } });
  const shelf = keepsSquads();
  const user = userEvent.setup({ delay: null });
  render(<Squads />);
  await user.click(await screen.findByRole('button', { name: 'How random squads are drawn' }));
  await user.selectOptions(await screen.findByLabelText('Ships of a random squad'), '4 ships');
  await user.selectOptions(screen.getByLabelText('Points of a random squad'), 'All 20 points');
  await user.click(screen.getByLabelText('Only what I own'));
  await user.click(screen.getByRole('button', { name: 'Random squad' }));
  expect(await screen.findByText('20 of 20 points')).toBeVisible();
  const [drawn] = shelf.values();
  expect(drawn!.squad.ships).toHaveLength(4);
  expect(await screen.findByText('This squad is legal.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Squads' }));
  await user.selectOptions(await screen.findByLabelText('Ships of a random squad'), '5 ships');
  await user.click(screen.getByRole('button', { name: 'Random squad' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No such squad was found of what you own.');
});

test('the collection goes along with the squads in one file, and comes back', async () => {
  useCollection.getState().change({ ships: two });
  const download = vi.spyOn(saved, 'download').mockReturnValue();
  const squad = { ...freshSquad('rebelalliance'), name: 'Empty' };
  keepsSquads({ id: 'one', profile: 'amg20', changed: 1, tags: [], squad });
  const user = userEvent.setup({ delay: null });
  render(<Squads />);
  await user.click(await screen.findByRole('button', { name: 'Save all as one file' }));
  useCollection.getState().change({ ships: { 'shipType:t65xwing': 1, 'shipType:t70xwing': 1 } });
  const file = new File([download.mock.calls[0]![1]], 'backup.json');
  fireEvent.drop(screen.getByRole('main'), { dataTransfer: { files: [file] } });
  expect(await screen.findByText('The collection of the backup was added to yours.')).toBeVisible();
  expect(useCollection.getState().ships).toEqual({ ...two, 'shipType:t70xwing': 1 });
});
