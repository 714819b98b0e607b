import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load';
import { loadWords } from '../../../src/catalog/words';
import { FACTIONS, PROFILES } from '../../../src/engine/core/vocabulary';
import { SetupScreen } from '../../../src/panels/setup/SetupScreen';
import { freshSquad, type OwnSquad } from '../../../src/panels/squads/library/ownSquads';
import { SquadsScreen } from '../../../src/panels/squads/SquadsScreen';
import { loadReadyMade } from '../../../src/squads/readyMade/readyMade';
import { keepsSquads } from './memory';

/** Fetched before, so that no test waits for the disk. */
beforeAll(
  () => Promise.all([loadCatalog(FACTIONS), ...FACTIONS.map(one => loadWords([one])), ...PROFILES.map(loadReadyMade)]),
  30_000,
);
afterEach(() => vi.restoreAllMocks());

const bandits: OwnSquad = {
  id: 'bandits',
  profile: 'amg20',
  changed: 5,
  squad: {
    ...freshSquad('rebelalliance'),
    name: 'Bandits',
    ships: [1, 2, 3].map(() => ({ pilot: 'pilot:banditsquadronpilot', upgrades: [] })),
  },
};
const lone: OwnSquad = {
  ...bandits,
  id: 'lone',
  squad: { ...bandits.squad, name: 'Lone Wolf', ships: bandits.squad.ships.slice(0, 1) },
};

const XWS = JSON.stringify({
  name: 'Black Sun',
  faction: 'scumandvillainy',
  points: 20,
  pilots: [{ id: 'fennrau', ship: 'fangfighter', upgrades: { talent: ['fearless'], illicit: ['mysterybox'] } }],
  obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
});

async function open(kept: readonly OwnSquad[] = [], arriving: string | null = null) {
  const shelf = keepsSquads(...kept);
  const user = userEvent.setup({ delay: null });
  render(<SquadsScreen arriving={arriving} onBack={vi.fn()} />);
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const squadName = async () => (await screen.findByLabelText<HTMLInputElement>('Name of the squad')).value;
  return { shelf, user, press, squadName };
}

test('own squads say what they cost and whether they are legal', async () => {
  await open([bandits, lone]);
  const [first, second] = await screen.findAllByText(/points, \d ships?,/);
  expect(first).toHaveTextContent('9 points, 3 ships, legal');
  expect(second).toHaveTextContent('3 points, 1 ship, 1 problem');
});

test('a ready-made squad opens as a copy of the player’s own', async () => {
  const { shelf, user, press, squadName } = await open();
  await user.selectOptions(screen.getByLabelText('Faction'), 'Galactic Empire');
  await press('Open a copy of Howling Swarm');
  expect(await squadName()).toBe('Howling Swarm');
  expect([...shelf.values()].map(({ squad }) => squad.ships.length)).toEqual([8]);
});

test('a random squad is legal, and kept', async () => {
  const { shelf, press, squadName } = await open();
  await press('Random squad');
  expect(await squadName()).toBe('Random Rebel Alliance');
  expect(await screen.findByText('This squad is legal.')).toBeVisible();
  expect(shelf.size).toBe(1);
});

test('a duplicate gets a name of its own', async () => {
  const { shelf, press, squadName } = await open([bandits]);
  await press('Duplicate Bandits');
  expect(await squadName()).toBe('Bandits 2');
  expect(shelf.size).toBe(2);
});

test('deleting asks first', async () => {
  const { shelf, press } = await open([bandits]);
  await press('Delete Bandits');
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await press('Keep it');
  expect(shelf.size).toBe(1);
  await press('Delete Bandits');
  await press('Delete it');
  expect(await screen.findByText(/^None yet/)).toBeVisible();
  expect(shelf.size).toBe(0);
});

test('a new squad is kept with its first change, not before', async () => {
  const { shelf, press } = await open();
  await press('New squad');
  await press(/^Add Hera Syndulla, A\/SF-01/);
  expect(shelf.size).toBe(1);
});

test('a new squad that stays as it was leaves nothing behind', async () => {
  const { shelf, press } = await open();
  await press('New squad');
  await press('Squads');
  await screen.findByText(/^None yet/);
  expect(shelf.size).toBe(0);
});

test('XWS comes in by paste, what is not known with a warning', async () => {
  const { shelf, user, press, squadName } = await open();
  await press('Import');
  await user.click(screen.getByLabelText('Paste XWS or a link to a squad'));
  await user.paste(XWS);
  await press('Read it');
  expect(await squadName()).toBe('Black Sun');
  expect(await screen.findByText(/No card mysterybox is known here: it is kept/)).toBeVisible();
  expect(shelf.size).toBe(1);
});

test('what is no squad gets a sentence, and nothing is kept', async () => {
  const { shelf, user, press } = await open();
  await press('Import');
  await user.click(screen.getByLabelText('Paste XWS or a link to a squad'));
  await user.paste('<b>hello</b>');
  await press('Read it');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no squad that can be read here.');
  expect(shelf.size).toBe(0);
});

test('XWS comes in as a file, chosen or dropped', async () => {
  const { user, press, squadName } = await open();
  const file = new File([XWS], 'squad.json', { type: 'application/json' });
  await press('Import');
  await user.upload(screen.getByLabelText('Squad file'), file);
  expect(await squadName()).toBe('Black Sun');
  await press('Squads');
  fireEvent.drop(await screen.findByRole('main'), { dataTransfer: { files: [file] } });
  expect(await squadName()).toBe('Black Sun 2');
});

test('a link that the page was opened with brings its squad along', async () => {
  const { squadName } = await open([], '#squad=1.amg20.rebelalliance.5X357Y4X.coreasteroid1.Wedge%20and%20Luke');
  expect(await squadName()).toBe('Wedge and Luke');
});

test('a browser that keeps nothing says so, and squads can be built', async () => {
  vi.restoreAllMocks();
  const user = userEvent.setup({ delay: null });
  render(<SquadsScreen arriving={null} onBack={vi.fn()} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('does not let this page keep squads');
  await user.click(await screen.findByRole('button', { name: 'Open a copy of Trench Run' }));
  expect(await screen.findByLabelText('Name of the squad')).toHaveValue('Trench Run');
});

test('own squads are played: a legal one at once, one with problems after a warning', async () => {
  keepsSquads(bandits, lone);
  const user = userEvent.setup({ delay: null });
  const onStart = vi.fn();
  render(<SetupScreen onStart={onStart} onBack={vi.fn()} />);
  const one = within(await screen.findByRole('region', { name: 'Player 1' }));
  await user.click(await one.findByLabelText('Bandits'));
  await user.click(screen.getByRole('button', { name: 'Start game' }));
  expect(onStart.mock.calls[0]![0].players.p1.squad).toMatchObject({ name: 'Bandits' });

  await user.click(one.getByLabelText('Lone Wolf'));
  expect(one.getByText(/has 3 to 8 ships; this one has 1/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Lone Wolf: not legal, but can be played all the same.');
  await user.click(screen.getByRole('button', { name: 'Start anyway' }));
  expect(onStart.mock.calls[1]![0].players.p1.squad.ships).toHaveLength(1);
});

test('an own squad without ships cannot be picked', async () => {
  keepsSquads({ ...bandits, squad: { ...bandits.squad, ships: [] } });
  render(<SetupScreen onStart={vi.fn()} onBack={vi.fn()} />);
  const one = within(await screen.findByRole('region', { name: 'Player 1' }));
  expect(await one.findByLabelText('Bandits')).toBeDisabled();
});
