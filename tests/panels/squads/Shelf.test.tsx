import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load';
import { loadWords } from '../../../src/catalog/words';
import { FACTIONS, type PilotId } from '../../../src/engine/core/vocabulary';
import * as saved from '../../../src/panels/saves/download';
import { freshSquad, library, type OwnSquad } from '../../../src/panels/squads/library/ownSquads';
import { loadReadyMade } from '../../../src/squads/readyMade/readyMade';
import { keepsSquads } from './memory';
import { Squads } from './Squads';

beforeAll(() => Promise.all([loadCatalog(FACTIONS), loadWords(['rebelalliance']), loadReadyMade('amg20')]), 30_000);
afterEach(() => vi.restoreAllMocks());

const own = (name: string, pilots: readonly PilotId[], tags: readonly string[] = []): OwnSquad => ({
  id: name.toLowerCase(),
  profile: 'amg20',
  changed: 5,
  tags,
  squad: {
    ...freshSquad(pilots[0] === 'pilot:darthvader' ? 'galacticempire' : 'rebelalliance'),
    name,
    ships: pilots.map(pilot => ({ pilot, upgrades: [] })),
  },
});
const bandits = own('Bandits', Array(3).fill('pilot:banditsquadronpilot'), ['league']);
const aces = own('Aces', ['pilot:darthvader']);

async function open(...kept: readonly OwnSquad[]) {
  const shelf = keepsSquads(...kept);
  const download = vi.spyOn(saved, 'download').mockReturnValue();
  const user = userEvent.setup({ delay: null });
  render(<Squads />);
  const names = () => {
    const list = screen.getByRole('region', { name: 'Your squads' });
    return within(list)
      .queryAllByRole('heading', { level: 3 })
      .map(one => one.textContent);
  };
  await screen.findByRole('button', { name: 'Import' });
  if (kept.length > 0) await screen.findAllByText(/points, \d ships?/);
  return { shelf, user, names, download };
}

const drop = (text: string) =>
  fireEvent.drop(screen.getByRole('main'), {
    dataTransfer: { files: [new File([text], 'backup.json', { type: 'application/json' })] },
  });

test('the shelf shows who flies, and is searched, sieved and ordered', async () => {
  const { user, names } = await open(bandits, aces);
  expect(await screen.findByRole('list', { name: 'Pilots of Bandits' })).toHaveTextContent('3 × Bandit Squadron Pilot');
  await user.type(screen.getByLabelText(/^Find by name/), 'vader');
  await waitFor(() => expect(names()).toEqual(['Aces']));
  expect(screen.getByText('1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(names()).toEqual(['Bandits', 'Aces']));
  await user.selectOptions(screen.getByLabelText('Order'), 'By name');
  await waitFor(() => expect(names()).toEqual(['Aces', 'Bandits']));
  await user.selectOptions(screen.getByLabelText('Faction of your squads'), 'Rebel Alliance');
  await waitFor(() => expect(names()).toEqual(['Bandits']));
  await user.type(screen.getByLabelText(/^Find by name/), 'vader');
  expect(await screen.findByText('No squad of yours matches.')).toBeVisible();
});

test('a tag is pressed to see its squads alone; and once more to see all', async () => {
  const { user, names } = await open(bandits, aces);
  await user.click(screen.getByRole('button', { name: 'league' }));
  await waitFor(() => expect(names()).toEqual(['Bandits']));
  await user.click(screen.getByRole('button', { name: 'league', pressed: true }));
  await waitFor(() => expect(names()).toHaveLength(2));
});

test('tags are given and taken at the workbench, kept, and undone', async () => {
  const { shelf, user } = await open(bandits);
  await user.click(screen.getByRole('button', { name: 'Open Bandits' }));
  const field = await screen.findByLabelText('Tags');
  await user.type(field, 'Fun{Enter}LEAGUE{Enter}one, ');
  const tags = () => screen.getAllByLabelText(/^Remove the tag/).map(one => one.getAttribute('aria-label')!.slice(15));
  expect(tags()).toEqual(['league', 'Fun', 'one']);
  await user.click(screen.getByLabelText('Remove the tag league'));
  await waitFor(() => expect(shelf.get('bandits')?.tags).toEqual(['Fun', 'one']));
  await user.click(screen.getByLabelText('Undo'));
  expect(tags()).toEqual(['league', 'Fun', 'one']);
  await waitFor(() => expect(shelf.get('bandits')?.tags).toEqual(['league', 'Fun', 'one']));
});

test('all squads are saved as one file; an empty shelf takes them back, and then knows them', async () => {
  const { user, shelf, names, download } = await open(bandits, aces);
  await user.click(screen.getByRole('button', { name: 'Save all as one file' }));
  const [[name, text]] = download.mock.calls as [[string, string]];
  expect(name).toMatch(/^range-one-squads-\d{4}-\d\d-\d\d\.json$/);
  shelf.clear();
  drop(text);
  expect(await screen.findByText('2 squads came back from the backup.')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Bandits', 'Aces']));
  expect([...shelf.values()]).toEqual([bandits, aces]);
  drop(text);
  expect(await screen.findByText('2 squads of the backup were here already.')).toBeVisible();
  expect(shelf.size).toBe(2);
});

test('a squad that is another now keeps its place: that of the backup comes beside it, once', async () => {
  const { user, shelf, download } = await open(bandits);
  await user.click(screen.getByRole('button', { name: 'Save all as one file' }));
  const text = download.mock.calls[0]![1];
  const changed = { ...bandits, squad: { ...bandits.squad, ships: bandits.squad.ships.slice(1) } };
  shelf.set(bandits.id, changed);
  drop(text);
  expect(await screen.findByText(/Bandits is called Bandits 2/)).toBeVisible();
  expect(shelf.get('bandits')).toEqual(changed);
  expect([...shelf.values()].map(({ squad }) => [squad.name, squad.ships.length])).toEqual([
    ['Bandits', 2],
    ['Bandits 2', 3],
  ]);
  drop(text);
  expect(await screen.findByText('1 squad of the backup was here already.')).toBeVisible();
  expect(shelf.size).toBe(2);
});

test('a backup that breaks off says so, and nothing is lost', async () => {
  const { shelf } = await open(bandits);
  drop('{"format":"range-one-squads","version":1,"squads":[{"id":"ban');
  expect(await screen.findByRole('alert')).toHaveTextContent('This backup is not whole');
  expect([...shelf.values()]).toEqual([bandits]);
});

test('where the browser keeps nothing, a backup says how many it could not put back', async () => {
  const { user, download } = await open(bandits);
  await user.click(screen.getByRole('button', { name: 'Save all as one file' }));
  const text = download.mock.calls[0]![1];
  vi.spyOn(library, 'list').mockResolvedValue([]);
  vi.spyOn(library, 'save').mockRejectedValue(new Error('forbidden'));
  drop(text);
  expect(await screen.findByRole('alert')).toHaveTextContent('1 squad could not be kept');
});
