import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load';
import { loadWords } from '../../../src/catalog/words';
import { FACTIONS, PROFILES } from '../../../src/engine/core/vocabulary';
import { SetupScreen } from '../../../src/panels/setup/SetupScreen';
import { freshSquad, library, type OwnSquad } from '../../../src/panels/squads/library/ownSquads';
import { loadReadyMade } from '../../../src/squads/readyMade/readyMade';
import { keepsSquads } from './memory';
import { Squads } from './Squads';

// jsdom draws no dialogs: enough that they are open or not.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

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
  tags: [],
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
  points: 6,
  pilots: [{ id: 'fennrau', ship: 'fangfighter', upgrades: { talent: ['fearless'], illicit: ['mysterybox'] } }],
  obstacles: ['coreasteroid0', 'coreasteroid1', 'coreasteroid2'],
});

async function open(kept: readonly OwnSquad[] = [], arriving: string | null = null) {
  const shelf = keepsSquads(...kept);
  const user = userEvent.setup({ delay: null });
  const onPlay = vi.fn();
  render(<Squads arriving={arriving} onPlay={onPlay} />);
  // A busy machine takes its time with cards and roles.
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const squadName = async () => (await screen.findByLabelText<HTMLInputElement>('Name of the squad')).value;
  return { shelf, user, press, squadName, onPlay };
}

test('own squads say what they cost and whether they are legal', async () => {
  await open([bandits, lone]);
  const [first, second] = await screen.findAllByText(/points, \d ships?,/);
  expect(first).toHaveTextContent('9 points, 3 ships, legal');
  expect(second).toHaveTextContent('3 points, 1 ship, 1 problem');
});

test('own and ready-made squads go from the shelf to the table; one that is not legal says why first', async () => {
  const { user, press, onPlay } = await open([bandits, lone]);
  await press('Play Bandits');
  expect(onPlay).toHaveBeenLastCalledWith({ kind: 'own', own: bandits }, null);
  await press('Play Lone Wolf');
  expect(await screen.findByRole('alert')).toHaveTextContent(/has 3 to 8 ships; this one has 1/);
  expect(onPlay).toHaveBeenCalledOnce();
  await press('Play it anyway');
  expect(onPlay).toHaveBeenLastCalledWith({ kind: 'own', own: lone }, null);
  await user.selectOptions(screen.getByLabelText('Faction'), 'Galactic Empire');
  await press('Play Howling Swarm');
  expect(onPlay).toHaveBeenLastCalledWith(
    { kind: 'readyMade', profile: 'amg20', faction: 'galacticempire', name: 'Howling Swarm' },
    null,
  );
});

test('a squad that comes back from the door of the table is on the workbench again', async () => {
  render(<Squads squad="bandits" opened={{ own: bandits, warnings: [], notKept: true }} />);
  expect(await screen.findByLabelText('Name of the squad')).toHaveValue('Bandits');
});

test('a squad is opened by its address alone; of one that is not kept the shelf says so', async () => {
  keepsSquads(bandits);
  const { unmount } = render(<Squads squad="bandits" />);
  expect(await screen.findByLabelText('Name of the squad')).toHaveValue('Bandits');
  unmount();
  render(<Squads squad="lost" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('not kept in this browser');
  expect(await screen.findByRole('button', { name: 'Open Bandits' })).toBeVisible();
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
  await user.click(screen.getByLabelText('Paste XWS, a link to a squad or its text'));
  await user.paste(XWS);
  await press('Read it');
  expect(await squadName()).toBe('Black Sun');
  expect(await screen.findAllByText(/mysterybox is known/)).toHaveLength(1);
  expect(screen.queryByText('About this squad, as it came in:')).toBeNull();
  expect(shelf.size).toBe(1);
});

test('what is no squad gets a sentence, and nothing is kept', async () => {
  const { shelf, user, press } = await open();
  await press('Import');
  await user.click(screen.getByLabelText('Paste XWS, a link to a squad or its text'));
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

const RED = JSON.stringify({ name: 'Red Flight', faction: 'rebelalliance', pilots: [{ id: 'wesjanson' }] });
const fileOf = (text: string, name: string) => new File([text], name, { type: 'application/json' });

test('two files that are dropped are two squads on the shelf; what is none is named', async () => {
  const { shelf } = await open([bandits]);
  const files = [fileOf(XWS, 'a.json'), fileOf(RED, 'b.json'), fileOf('hello', 'notes.txt')];
  fireEvent.drop(await screen.findByRole('main'), { dataTransfer: { files } });
  expect(await screen.findByText('2 squads came in, and can be found on the shelf:')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Red Flight' })).toBeVisible();
  expect([...shelf.values()].map(({ squad }) => squad.name)).toEqual(['Bandits', 'Black Sun', 'Red Flight']);
  expect(screen.getByRole('alert')).toHaveTextContent('notes.txt: This is no squad that can be read here.');
});

const paste = (on: Element, text: string) => fireEvent.paste(on, { clipboardData: { files: [], getData: () => text } });

test('a paste anywhere on the shelf or at the workbench is a squad; in a text field it is text', async () => {
  const { shelf, squadName } = await open();
  paste(await screen.findByRole('main'), RED);
  expect(await squadName()).toBe('Red Flight');

  paste(await screen.findByLabelText('Name of the squad'), XWS);
  paste(screen.getByRole('main'), ' ');
  expect(shelf.size).toBe(1);
  paste(screen.getByRole('main'), 'hello');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no squad that can be read here.');
  expect(await squadName()).toBe('Red Flight');

  paste(screen.getByRole('main'), XWS);
  expect(await screen.findByDisplayValue('Black Sun')).toBeVisible();
  expect(shelf.size).toBe(2);
});

test('a paste asks before it takes the place of a squad that the browser could not keep', async () => {
  const { user, squadName, press } = await open();
  vi.spyOn(library, 'save').mockRejectedValue(new Error('forbidden'));
  await press('New squad');
  // By role takes seconds among so many rows.
  await user.click(await screen.findByLabelText(/^Add Hera Syndulla, A\/SF-01/));
  await screen.findByText(/^Not saved/);
  paste(screen.getByRole('main'), RED);
  expect(await screen.findByText('Leave and lose this?')).toBeVisible();
  await user.click(screen.getByText('Stay'));
  expect(await squadName()).toBe('New squad');
});

test('of several squads that the browser does not keep, none is said to be on the shelf', async () => {
  await open();
  vi.spyOn(library, 'save').mockRejectedValue(new Error('forbidden'));
  const files = [fileOf(XWS, 'a.json'), fileOf(RED, 'b.json')];
  fireEvent.drop(await screen.findByRole('main'), { dataTransfer: { files } });
  expect(await screen.findByText(/^Red Flight: the browser does not keep it/)).toBeVisible();
  expect(screen.queryByText(/can be found on the shelf/)).toBeNull();
});

test('obstacles that were not chosen are filled in, with a gentle word and no problem', async () => {
  const { shelf } = await open();
  const ships = [1, 2, 3].map(() => ({ id: 'banditsquadronpilot' }));
  paste(await screen.findByRole('main'), JSON.stringify({ name: 'No Rocks', faction: 'rebels', pilots: ships }));
  expect(await screen.findByText(/^Choose three obstacles: those that were missing are filled in/)).toBeVisible();
  expect(await screen.findByText('This squad is legal.')).toBeVisible();
  expect([...shelf.values()][0]!.squad.obstacles).toHaveLength(3);
});

test('a squad of older points says that points have changed, at the workbench and on the shelf', async () => {
  const { press } = await open();
  const pilots = ['lukeskywalker', 'wedgeantilles', 'corranhorn-t65xwing', 'thanekyrell', 'jekporkins'];
  const list = { name: 'Old', faction: 'rebels', ruleset: 'AMG', points: 20, pilots: pilots.map(id => ({ id })) };
  paste(await screen.findByRole('main'), JSON.stringify(list));
  expect(await screen.findByText('Points have changed')).toBeVisible();
  expect(screen.getByText(/it cost 20 then and costs 2\d now. The limit is 20./)).toBeVisible();
  await press('Squads');
  expect(await screen.findByText('points have changed since')).toBeVisible();
});

test('a link that the page was opened with brings its squad along', async () => {
  const { squadName } = await open([], '#squad=1.amg20.rebelalliance.5X357Y4X.coreasteroid1.Wedge%20and%20Luke');
  expect(await squadName()).toBe('Wedge and Luke');
});

test('a browser that keeps nothing says so, and squads can be built', async () => {
  vi.restoreAllMocks();
  const user = userEvent.setup({ delay: null });
  render(<Squads />);
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
