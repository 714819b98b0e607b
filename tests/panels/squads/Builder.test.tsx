import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { qrOf } from '../../../src/art/qr';
import { loadCatalog } from '../../../src/catalog/load';
import { loadWords } from '../../../src/catalog/words';
import { Builder } from '../../../src/panels/squads/builder/Builder';
import { freshSquad, library, type OwnSquad } from '../../../src/panels/squads/library/ownSquads';
import type { KeptSquad } from '../../../src/squads/io/kept';
import { keepsSquads } from './memory';

/** Fetched before, so that no test waits for the disk. */
beforeAll(
  () =>
    Promise.all([
      loadCatalog(['rebelalliance']),
      loadWords(['rebelalliance']),
      import('../../../src/engine/rules/rules'),
      import('../../../src/squads/fitted'),
    ]),
  30_000,
);
afterEach(() => vi.restoreAllMocks());

const own = (squad: Partial<KeptSquad> = {}): OwnSquad => ({
  id: 'one',
  profile: 'amg20',
  changed: 1,
  tags: [],
  squad: { ...freshSquad('rebelalliance'), ...squad },
});

async function open(squad: Partial<KeptSquad> = {}, warnings: readonly string[] = []) {
  const shelf = keepsSquads();
  const user = userEvent.setup({ delay: null });
  const onPlay = vi.fn();
  render(<Builder own={own(squad)} warnings={warnings} news={null} over={false} onBack={vi.fn()} onPlay={onPlay} />);
  await screen.findByLabelText('Find a pilot, ship or ability');
  const ship = (name: string) => within(screen.getByLabelText(name));
  // By role takes seconds among so many: names and roles of all rows are worked out each time.
  const press = (name: string | RegExp) => user.click(screen.queryByLabelText(name) ?? screen.getByText(name));
  return { shelf, user, ship, press, onPlay };
}

const wedge = { pilot: 'pilot:wedgeantilles', upgrades: [] } as const;
const bandit = { pilot: 'pilot:banditsquadronpilot', upgrades: [] } as const;

test('a squad is built: pilots by search, points counted, every change kept', async () => {
  const { shelf, user, press } = await open();
  expect(screen.getByText('0 of 20 points')).toBeVisible();
  expect(screen.getByText(/has 3 to 8 ships; this one has 0/)).toBeVisible();
  await user.type(screen.getByLabelText(/^Find/), 'bandit');
  for (let count = 0; count < 3; count++) await press(/^Add Bandit Squadron Pilot/);
  expect(screen.getByText('9 of 20 points')).toBeVisible();
  expect(screen.getByText('This squad is legal.')).toBeVisible();
  await waitFor(() => expect(shelf.get('one')?.squad.ships).toEqual([bandit, bandit, bandit]));
  expect(screen.getByText('Kept in this browser')).toBeVisible();
});

test('a browser that keeps nothing is told of', async () => {
  const { press } = await open();
  vi.spyOn(library, 'save').mockRejectedValue(new Error('forbidden'));
  await press(/^Add Hera Syndulla, A\/SF-01/);
  expect(await screen.findByText(/^Not saved:/)).toBeVisible();
});

describe('upgrades', () => {
  test('a card that is looked at says what it changes on the ship', async () => {
    const { user } = await open({ ships: [wedge] });
    await user.click(screen.getAllByLabelText('Choose a modification card for Wedge Antilles')[0]!);
    await user.click(screen.getByText('Hull Upgrade'));
    const changes = within(await screen.findByLabelText('What it changes on Wedge Antilles'));
    expect(changes.getAllByRole('listitem').map(one => one.textContent)).toEqual(['Hull 4 → 5']);
    await user.click(screen.getByText('Static Discharge Vanes'));
    expect(screen.queryByLabelText('What it changes on Wedge Antilles')).toBeNull();
  });

  test('only what fits is offered; the rest comes on demand, with the reason', async () => {
    const { user, press } = await open({ ships: [wedge] });
    await user.click(screen.getAllByLabelText('Choose a talent card for Wedge Antilles')[0]!);
    const found = () => within(screen.getByRole('list', { name: 'Cards found' }));
    expect(found().getByLabelText('Equip Predator')).toBeVisible();
    await user.type(screen.getByLabelText(/^Find/), 'clan');
    expect(await screen.findByText('No card matches.')).toBeVisible();
    await user.click(screen.getByLabelText('Show what does not fit, and why'));
    const why = 'Clan Training is only for ships that match Mandalorian: not for Wedge Antilles.';
    expect(found().getByText(why)).toBeVisible();
    await press('Equip Clan Training anyway');
    expect(within(screen.getByRole('region', { name: 'Squad' })).getByText(why)).toBeVisible();
  });

  test('the next card replaces the one just chosen, and the loadout is counted', async () => {
    const { ship, user, press } = await open({ ships: [wedge] });
    expect(ship('Ship 1: Wedge Antilles').getByText('loadout 0/9')).toBeVisible();
    await user.click(screen.getAllByLabelText('Choose a talent card for Wedge Antilles')[0]!);
    await press('Equip Predator');
    expect(ship('Ship 1: Wedge Antilles').getByText('loadout 3/9')).toBeVisible();
    await press('Equip Composure');
    expect(ship('Ship 1: Wedge Antilles').getByText('loadout 1/9')).toBeVisible();
    expect(ship('Ship 1: Wedge Antilles').queryByRole('button', { name: 'Remove Predator' })).toBeNull();
    await user.click(ship('Ship 1: Wedge Antilles').getByRole('button', { name: 'Remove Composure' }));
    expect(ship('Ship 1: Wedge Antilles').getByText('loadout 0/9')).toBeVisible();
  });

  test('a standard loadout shows what it prints, and takes nothing', async () => {
    const { ship } = await open({ ships: [{ pilot: 'pilot:lukeskywalker-swz106', upgrades: [] }] });
    const luke = ship('Ship 1: Luke Skywalker');
    expect(luke.getByText('standard loadout')).toBeVisible();
    expect(luke.getAllByTitle('Comes with the ship').length).toBeGreaterThan(0);
    expect(luke.queryByRole('button', { name: /^Choose/ })).toBeNull();
  });
});

test('a card is read in plain words, a pilot with its dial', async () => {
  const { user, ship } = await open({ ships: [wedge] });
  await user.click(ship('Ship 1: Wedge Antilles').getByTitle('Read the card'));
  const card = within(screen.getByRole('complementary', { name: 'Card' }));
  expect(card.getByRole('heading', { level: 2 })).toHaveTextContent('Wedge Antilles');
  expect(card.getByText('Whoever you attack rolls one defense die fewer.')).toBeVisible();
  expect(card.getByRole('table', { name: 'Speed by bearing' })).toBeVisible();
  await user.click(screen.getAllByLabelText('Choose a talent card for Wedge Antilles')[0]!);
  await user.click(screen.getByLabelText('Equip Predator'));
  expect(card.getByRole('heading', { level: 2 })).toHaveTextContent('Predator');
});

test('the list of pilots is narrowed by ship, initiative, keyword and slot, and opened again', async () => {
  const { user, press } = await open();
  const count = () => screen.getByText(/^\d+ pilots?$/).textContent;
  const all = count();
  await user.selectOptions(screen.getByLabelText('Ship'), 'T-65 X-wing');
  await user.selectOptions(screen.getByLabelText('Initiative'), 'Initiative 6');
  const names = () => screen.getAllByLabelText(/^Add .*,/).map(one => one.getAttribute('aria-label'));
  await waitFor(() => expect(new Set(names())).toEqual(new Set(['Add Wedge Antilles, T-65 X-wing'])));
  await user.selectOptions(screen.getByLabelText('Slot'), 'With Force');
  expect(await screen.findByText('No pilot matches.')).toBeVisible();
  await press('Show all');
  expect(count()).toBe(all);
});

test('a long list draws some rows, and more when asked', async () => {
  const { press } = await open();
  const rows = () => within(screen.getByRole('list', { name: 'Pilots found' })).getAllByRole('listitem').length;
  const before = rows();
  await press(/^Show more/);
  expect(rows()).toBe(2 * before);
});

test('ships are duplicated, moved and removed; each can be undone', async () => {
  const { press } = await open({ ships: [wedge, bandit] });
  const names = () => screen.getAllByLabelText(/^Ship \d/).map(one => one.getAttribute('aria-label'));
  await press('Move Wedge Antilles down');
  expect(names()).toEqual(['Ship 1: Bandit Squadron Pilot', 'Ship 2: Wedge Antilles']);
  expect(screen.getByLabelText('Move Wedge Antilles up')).toHaveFocus();
  await press('Duplicate Bandit Squadron Pilot');
  expect(names()).toHaveLength(3);
  await press('Remove Wedge Antilles');
  expect(names()).toHaveLength(2);
  expect(screen.getAllByLabelText('Remove Bandit Squadron Pilot')[1]).toHaveFocus();
  for (let step = 0; step < 3; step++) await press('Undo');
  expect(names()).toEqual(['Ship 1: Wedge Antilles', 'Ship 2: Bandit Squadron Pilot']);
  expect(screen.getByLabelText('Undo')).toBeDisabled();
  await press('Redo');
  expect(names()[0]).toBe('Ship 1: Bandit Squadron Pilot');
});

test('a limited pilot twice is said in the list and as a problem, and kept', async () => {
  const { shelf, user, press } = await open({ ships: [wedge] });
  await user.type(screen.getByLabelText(/^Find/), 'wedge t-65');
  expect((await screen.findAllByText('limited: the squad has all it may'))[0]).toBeVisible();
  await user.click(screen.getAllByLabelText(/^Add Wedge Antilles/)[0]!);
  expect(screen.getByText(/Wedge Antilles is limited/)).toBeVisible();
  await waitFor(() => expect(shelf.get('one')?.squad.ships).toHaveLength(2));
  await press('Undo');
  expect(screen.queryByText(/Wedge Antilles is limited/)).toBeNull();
});

test('three obstacles are chosen; with two the builder asks for the third, and that is no problem', async () => {
  const { user, press } = await open({ ships: [bandit, bandit, bandit] });
  await press(/^Obstacles/);
  const [first] = screen.getAllByRole('checkbox', { checked: true });
  expect(screen.queryByText('Choose three.')).toBeNull();
  await user.click(first!);
  expect(screen.getByText('Choose three.')).toBeVisible();
  expect(screen.getByText('This squad is legal.')).toBeVisible();
  await user.click(screen.getByLabelText('Gas cloud 6'));
  expect(screen.queryByText('Choose three.')).toBeNull();
});

test('name, notes, and point system are kept', async () => {
  const { shelf, user } = await open();
  await user.clear(screen.getByLabelText('Name of the squad'));
  await user.type(screen.getByLabelText('Name of the squad'), 'Old Friends');
  await user.type(screen.getByLabelText('Notes'), 'Fly close.');
  await user.selectOptions(screen.getByLabelText('Point system'), '50 points');
  await waitFor(() =>
    expect(shelf.get('one')).toMatchObject({ profile: 'xwa50', squad: { name: 'Old Friends', notes: 'Fly close.' } }),
  );
  expect(screen.getByText('0 of 50 points')).toBeVisible();
});

test('cards that nobody knows stay in their place, say so, and can go', async () => {
  const ships = [
    { ...wedge, upgrades: ['upgrade:mysterybox' as const] },
    { pilot: 'pilot:nobody' as const, upgrades: [] },
  ];
  const { user, ship } = await open({ ships }, ['No card mysterybox is known here.']);
  expect(screen.getByText('No card mysterybox is known here.')).toBeVisible();
  expect(ship('Ship 2: nobody').getByText(/no such pilot is known here/)).toBeVisible();
  await user.click(ship('Ship 1: Wedge Antilles').getByRole('button', { name: 'Remove mysterybox' }));
  expect(screen.queryByText('mysterybox (unknown)')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I have read this' }));
  expect(screen.queryByText('No card mysterybox is known here.')).toBeNull();
});

describe('from the workbench to the table', () => {
  test('a legal squad goes at once, as it is now', async () => {
    const { user, press, onPlay } = await open({ name: 'Bandits', ships: [bandit, bandit, bandit] });
    await user.type(screen.getByLabelText('Notes'), 'Close.');
    await press('Play Bandits');
    expect(onPlay).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'one', squad: expect.objectContaining({ name: 'Bandits', notes: 'Close.' }) }),
    );
  });

  test('one that is not legal says why first, and goes all the same', async () => {
    const { press, onPlay } = await open({ name: 'Bandits', ships: [bandit] });
    await press('Play Bandits');
    expect(screen.getByRole('alert')).toHaveTextContent(/This squad is not legal:.*has 3 to 8 ships; this one has 1/);
    expect(onPlay).not.toHaveBeenCalled();
    await press('Play it anyway');
    expect(onPlay).toHaveBeenCalledOnce();
  });

  test('one without ships stays, and says why', async () => {
    const { press, onPlay } = await open({ name: 'Empty' });
    await press('Play Empty');
    expect(screen.getByRole('alert')).toHaveTextContent('it has no ships that could fly');
    expect(screen.queryByText('Play it anyway')).toBeNull();
    expect(onPlay).not.toHaveBeenCalled();
  });
});

test('a squad goes out as link, QR code, text, Markdown and XWS, also for the tabletop mod', async () => {
  const { press } = await open({ name: 'Old Friends', ships: [wedge] });
  await press('Export');
  const text = (name: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(name).value;
  expect(text(/^Link to Range One/)).toMatch(/^http.*#squad=1\.amg20\.rebelalliance\./);
  expect(text(/^Link for the web builder/)).toContain('d=v9ZsZ20Z5X');
  expect(text(/^Plain text/)).toContain('Wedge Antilles, T-65 X-wing: 5 points');
  expect(text(/^XWS/)).toContain('"id": "wedgeantilles"');
  expect(text(/^Markdown/)).toContain('- **Wedge Antilles**, T-65 X-wing: 5 points');
  expect(screen.getByLabelText(/^Tabletop Simulator/)).toHaveAccessibleName(/Spawn List, AMG Points, XWS Spawner/);
  expect(JSON.parse(text(/^Tabletop Simulator/)).pilots).toHaveLength(1);
  const code = await screen.findByLabelText('QR code of the link to Old Friends');
  expect(code.querySelector('.qr-ink')!.getAttribute('d')).toBe(qrOf(text(/^Link to Range One/))!.path);
  expect(screen.getByText(/known to this machine only/)).toBeVisible();
  await press('Copy: Plain text');
  expect(screen.getByText('Plain text: copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('Old Friends (Rebel Alliance)');
});
