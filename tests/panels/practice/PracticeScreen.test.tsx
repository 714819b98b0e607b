import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load';
import type { Setup } from '../../../src/engine/core/setup';
import { FIRST_DRAFT } from '../../../src/panels/practice/draft';
import { PracticeScreen } from '../../../src/panels/practice/PracticeScreen';
import { loadReadyMade } from '../../../src/squads/readyMade/readyMade';
import type { TableOptions } from '../../../src/store/tableOptions';

const onStart = vi.fn<(setup: Setup, options: TableOptions) => void>();
const onBack = vi.fn();

/** Once for all, so that no test waits for files. */
beforeAll(async () => {
  await loadReadyMade('amg20');
  for (const faction of ['rebelalliance', 'galacticempire', 'resistance'] as const) await loadCatalog([faction]);
}, 60_000);
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  onStart.mockClear();
});

async function open() {
  const user = userEvent.setup();
  const { unmount } = render(<PracticeScreen onStart={onStart} onBack={onBack} />);
  await waitFor(() => expect(screen.getByText('Start')).toHaveAttribute('aria-disabled', 'false'));
  const start = async () => {
    await user.click(screen.getByText('Start'));
    const [setup, options] = onStart.mock.lastCall!;
    return { setup, options };
  };
  return { user, start, unmount };
}

describe('without a choice', () => {
  test('one click starts: a ship, a target that comes at it, three obstacles, no mission', async () => {
    const { start } = await open();
    const { setup, options } = await start();
    expect(setup).toMatchObject({
      scenario: 'none',
      practice: { drill: 'both', still: [], peaceful: [], endless: ['ship:B1'] },
      players: {
        p1: { squad: { ships: [{ pilot: 'pilot:redsquadronveteran' }] } },
        p2: { squad: { ships: [{ pilot: 'pilot:academypilot' }] } },
      },
    });
    expect(setup.players.p1.squad.obstacles).toHaveLength(3);
    expect(options.targets).toEqual({ 'ship:B1': { kind: 'chase' } });
  });
});

describe('targets', () => {
  // Beside a squad: every pilot of a faction makes the page slow to ask where no browser draws it.
  beforeEach(() => {
    const own = { ...FIRST_DRAFT.own, kind: 'squad' };
    localStorage.setItem('rangeOne.practice', JSON.stringify({ ...FIRST_DRAFT, own }));
  });

  test('of another faction: the ship is one of theirs', async () => {
    const { user, start } = await open();
    await user.selectOptions(screen.getByLabelText('Faction of the targets'), 'Resistance');
    const ships = await screen.findByLabelText(/^Ship of target 1/);
    await waitFor(() => expect(ships).toHaveTextContent('Fireball'));
    const { setup } = await start();
    expect(setup.players.p2.squad.faction).toBe('resistance');
    expect(setup.players.p2.squad.ships[0]!.pilot).not.toBe('pilot:academypilot');
  });

  test('up to eight', async () => {
    const { user, start } = await open();
    const add = screen.getByText('Add a target');
    for (let more = 0; more < 6; more++) await user.click(add);
    expect(add).toBeEnabled();
    await user.click(add);
    expect(add).toBeDisabled();
    expect((await start()).setup.players.p2.squad.ships).toHaveLength(8);
  });

  test('each with a behaviour, a trigger and a hull of its own', async () => {
    const { user, start } = await open();
    const add = screen.getByText('Add a target');
    await user.click(add);
    await user.click(add);
    await user.click(add);
    await user.selectOptions(screen.getByLabelText(/^Behaviour of target 1/), 'Stands still');
    await user.selectOptions(screen.getByLabelText(/^Behaviour of target 2/), 'Flies straight');
    await user.selectOptions(screen.getByLabelText(/^Speed of target 2/), '4');
    await user.selectOptions(screen.getByLabelText(/^Behaviour of target 3/), 'Circles right');
    await user.click(screen.getByLabelText(/^Shoots.*target 3/));
    await user.click(screen.getByLabelText(/^Endless hull.*target 4/));
    const { setup, options } = await start();
    expect(setup.practice).toEqual({
      drill: 'both',
      still: ['ship:B1'],
      peaceful: ['ship:B3'],
      endless: ['ship:B1', 'ship:B2', 'ship:B3'],
    });
    expect(options.targets).toEqual({
      'ship:B2': { kind: 'straight', speed: 4 },
      'ship:B3': { kind: 'circle', side: 'right' },
      'ship:B4': { kind: 'chase' },
    });
  });

  test('of a squad, with their upgrades; another ship in place of one comes without', async () => {
    const { user, start } = await open();
    const { squad } = (await loadReadyMade('amg20')).find(
      one => one.squad.faction === 'galacticempire' && one.squad.ships[0]!.upgrades.length > 0,
    )!;
    await user.selectOptions(screen.getByLabelText('Take the ships of a squad'), squad.name!);
    const asChosen = (await start()).setup.players.p2.squad.ships;
    expect(asChosen.map(({ pilot, upgrades }) => ({ pilot, upgrades }))).toEqual(
      squad.ships.map(({ pilot, upgrades }) => ({ pilot, upgrades })),
    );
    await user.selectOptions(screen.getByLabelText(/^Ship of target 1/), 'TIE/ln Fighter (Academy Pilot)');
    expect((await start()).setup.players.p2.squad.ships[0]).toEqual({ pilot: 'pilot:academypilot', upgrades: [] });
  });

  test('in a formation', async () => {
    const { user, start } = await open();
    expect((await start()).options.formation).toBeUndefined();
    await user.selectOptions(screen.getByLabelText('They begin'), 'In a wedge');
    expect((await start()).options.formation).toBe('wedge');
  });

  test('can be taken away again, but not the last one', async () => {
    const { user } = await open();
    expect(screen.queryByText('Remove')).toBeNull();
    await user.click(screen.getByText('Add a target'));
    await user.click(screen.getByLabelText('Remove target 1'));
    expect(screen.queryByLabelText(/^Ship of target 2/)).toBeNull();
    expect(screen.queryByText('Remove')).toBeNull();
  });

  test('follow a list that is picked from their dial', async () => {
    const { user, start } = await open();
    await user.selectOptions(screen.getByLabelText(/^Behaviour of target 1/), 'Follows a list');
    await user.click(screen.getByLabelText('Add white 2 turn left'));
    await user.click(screen.getByLabelText('Add red 3 Koiogran turn'));
    const first = screen.getByLabelText(/^Round 1: .* Remove$/);
    await user.click(first);
    const { options } = await start();
    expect(options.targets).toEqual({ 'ship:B1': { kind: 'list', maneuvers: ['2TW', '3KR'] } });
  });
});

describe('the player flies', () => {
  test('a pilot found by words of name and ship', async () => {
    const { user, start } = await open();
    await user.type(screen.getByLabelText('Find a pilot or a ship'), 'wedge x-wing');
    const found = within(screen.getByRole('group', { name: 'Pilot' })).getAllByRole('radio');
    expect(found.length).toBeGreaterThan(0);
    await user.click(found[0]!);
    const { setup } = await start();
    expect(setup.players.p1.squad.ships[0]!.pilot).toMatch(/^pilot:wedgeantilles/);
  });

  test('nobody who does not exist', async () => {
    const { user, start } = await open();
    await user.type(screen.getByLabelText('Find a pilot or a ship'), 'nobody at all');
    expect(screen.getByText('No pilot of this faction has these words.')).toBeVisible();
    const { setup } = await start();
    expect(setup.players.p1.squad.ships[0]!.pilot).toBe('pilot:redsquadronveteran');
  });

  test('a ready-made squad, with the obstacles of the practice', async () => {
    const { user, start } = await open();
    await user.click(screen.getByLabelText('A squad'));
    await user.selectOptions(await screen.findByLabelText('Squad'), 'Trench Run');
    await user.click(screen.getByLabelText('None'));
    const { setup } = await start();
    expect(setup.players.p1.squad).toMatchObject({ name: 'Trench Run', obstacles: [] });
    expect(setup.players.p1.squad.ships.length).toBeGreaterThan(3);
  });
});

test('drill, obstacles and mission', async () => {
  const { user, start } = await open();
  await user.click(screen.getByLabelText('Only shoot'));
  await user.click(screen.getByLabelText('Six'));
  await waitFor(() =>
    expect(within(screen.getByLabelText('Mission')).getAllByRole('option').length).toBeGreaterThan(3),
  );
  await user.selectOptions(screen.getByLabelText('Mission'), 'Salvage Mission');
  const { setup } = await start();
  expect(setup).toMatchObject({ scenario: 'salvagemission', practice: { drill: 'shoot', actions: true } });
  expect([setup.players.p1.squad.obstacles, setup.players.p2.squad.obstacles].flat()).toHaveLength(6);
});

test('only shooting, with an action or without', async () => {
  const { user, start } = await open();
  expect(screen.queryByLabelText('Each ship performs an action first')).toBeNull();
  await user.click(screen.getByLabelText('Only shoot'));
  await user.click(screen.getByLabelText('Each ship performs an action first'));
  expect((await start()).setup.practice).not.toHaveProperty('actions');
});

describe('the last setup', () => {
  test('is still there', async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByLabelText('Only move'));
    await user.selectOptions(screen.getByLabelText(/^Behaviour of target 1/), 'Circles left');
    unmount();
    const again = await open();
    expect(screen.getByLabelText('Only move')).toBeChecked();
    const { options } = await again.start();
    expect(options.targets).toEqual({ 'ship:B1': { kind: 'circle', side: 'left' } });
  });

  test.each(['{', '[]', '{"drill":"dance"}', '"x"'])('is not there after %s', async kept => {
    localStorage.setItem('rangeOne.practice', kept);
    await open();
    expect(screen.getByLabelText('Whole rounds')).toBeChecked();
  });

  test('is not kept where storage is forbidden, and can be flown', async () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    const { start } = await open();
    expect((await start()).setup.practice).toBeDefined();
  });
});

test('real dice are the player’s alone: the table rolls for the targets', async () => {
  const { user, start } = await open();
  await user.click(screen.getByLabelText(/I roll real dice/));
  expect((await start()).setup.realDice).toEqual(['p1']);
});
