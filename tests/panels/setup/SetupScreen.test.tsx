import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load';
import { FACTIONS, PROFILES } from '../../../src/engine/core/vocabulary';
import { SetupScreen } from '../../../src/panels/setup/SetupScreen';
import { loadReadyMade } from '../../../src/squads/readyMade/readyMade';

const onStart = vi.fn();
const onBack = vi.fn();

/** Fetched before, so that no test waits for the disk. */
beforeAll(() => Promise.all([loadCatalog(FACTIONS), ...PROFILES.map(loadReadyMade)]), 30_000);
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

async function open() {
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(<SetupScreen onStart={onStart} onBack={onBack} />);
  await screen.findByText('Starter Flight');
  await screen.findByText('Starter Hunters');
  const corner = (name: string) => within(screen.getByRole('region', { name }));
  const start = () => user.click(screen.getByText('Start game'));
  return { user, unmount, one: corner('Player 1'), two: corner('Player 2'), start };
}

test('everything has a sensible start: one click begins a game', async () => {
  const { start } = await open();
  await start();
  expect(onStart).toHaveBeenCalledOnce();
  const [setup, options] = onStart.mock.calls[0]!;
  expect(setup).toMatchObject({
    profile: 'amg20',
    scenario: 'chanceengagement',
    players: {
      p1: { name: 'Player 1', squad: { name: 'Starter Flight', faction: 'rebelalliance' } },
      p2: { name: 'Player 2', squad: { name: 'Starter Hunters', faction: 'galacticempire' } },
    },
  });
  expect(options).toEqual({ help: 'assisted', colors: { p1: 'teal', p2: 'coral' }, clockMinutes: null });
});

test('what was chosen is what is played', async () => {
  const { user, one, two, start } = await open();
  await user.click(screen.getByLabelText('50 points'));
  await user.click(screen.getByLabelText('Ancient Knowledge'));
  await user.click(screen.getByLabelText('Plain'));
  await user.click(screen.getByLabelText(/75 minutes/));
  await user.type(one.getByLabelText(/name$/), 'Ada');
  await user.type(two.getByLabelText(/name$/), 'Grace');
  await user.click(one.getByLabelText('Gold'));
  await user.selectOptions(two.getByLabelText('Faction'), 'Separatist Alliance');
  await user.click(await two.findByLabelText('Droid Cloud'));
  await start();
  const [setup, options] = onStart.mock.calls[0]!;
  expect(setup).toMatchObject({
    profile: 'xwa50',
    scenario: 'ancientknowledge',
    players: { p1: { name: 'Ada' }, p2: { name: 'Grace', squad: { name: 'Droid Cloud' } } },
  });
  expect(setup.players.p2.squad.ships).toHaveLength(8);
  expect(options).toEqual({ help: 'plain', colors: { p1: 'gold', p2: 'coral' }, clockMinutes: 75 });
});

describe('scenarios', () => {
  test('each says how it scores in the chosen point system', async () => {
    const { user } = await open();
    expect(screen.getByText(/scores 1 point a round, or 2 if no enemy is there/)).toBeVisible();
    await user.click(screen.getByLabelText('50 points'));
    expect(screen.getByText(/scores 2 points a round, or 4 if no enemy is there/)).toBeVisible();
  });

  test('Ancient Knowledge is there at 50 points, and not at 20', async () => {
    const { user, start } = await open();
    expect(screen.queryByLabelText('Ancient Knowledge')).toBeNull();
    await user.click(screen.getByLabelText('50 points'));
    await user.click(screen.getByLabelText('Ancient Knowledge'));
    await user.click(screen.getByLabelText('20 points'));
    await start();
    expect(onStart.mock.calls[0]![0]).toMatchObject({ profile: 'amg20', scenario: 'assaultatthesatellitearray' });
  });

  test('a random one is drawn from those of the point system', async () => {
    const { user, start } = await open();
    await user.click(screen.getByLabelText('Random'));
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    await start();
    expect(onStart.mock.calls[0]![0].scenario).toBe('scramblethetransmissions');
  });
});

describe('squads', () => {
  test('each says what it costs, how many ships it has and how it flies', async () => {
    const { one } = await open();
    expect(one.getByLabelText('Starter Flight')).toHaveAccessibleDescription(
      '20 points, 4 ships X-wings hold the line, A-wings come round the side.',
    );
  });

  test('the ships of the chosen one are listed, the same ones together', async () => {
    const { user, two } = await open();
    await user.click(two.getByLabelText('Howling Swarm'));
    const ships = within(two.getByRole('list', { name: 'Ships of Howling Swarm' })).getAllByRole('listitem');
    expect(ships.map(({ textContent }) => textContent)).toContain('5 × Academy Pilot TIE/ln Fighter');
    expect(ships[0]).toHaveTextContent('“Howlrunner” TIE/ln Fighter');
  });

  test('a random squad is drawn, shown, drawn again, and played', async () => {
    const { user, one, start } = await open();
    await user.click(one.getByLabelText('Random squad'));
    const drawn = () => one.getByRole('list', { name: 'Ships of Random Rebel Alliance' });
    const before = drawn().textContent;
    await user.click(one.getByRole('button', { name: 'Draw another' }));
    expect(drawn().textContent).not.toBe(before);
    await start();
    const { squad } = onStart.mock.calls[0]![0].players.p1;
    expect(squad).toMatchObject({ name: 'Random Rebel Alliance', faction: 'rebelalliance' });
    expect(squad.ships.length).toBeGreaterThanOrEqual(3);
  });

  test('looking at another faction or point system loses no choice', async () => {
    const { user, one } = await open();
    await user.click(one.getByLabelText('Trench Run'));
    await user.click(screen.getByLabelText('50 points'));
    await user.selectOptions(one.getByLabelText('Faction'), 'Resistance');
    expect(await one.findByLabelText('Evacuation Cover')).toBeChecked();
    await user.selectOptions(one.getByLabelText('Faction'), 'Rebel Alliance');
    await user.click(screen.getByLabelText('20 points'));
    expect(await one.findByLabelText('Trench Run')).toBeChecked();
  });
});

describe('players', () => {
  test('of the same colour are told so, and nothing is lost', async () => {
    const { user, one, two, start } = await open();
    await user.type(one.getByLabelText(/name$/), 'Ada');
    await user.click(two.getByLabelText('Teal'));
    expect(screen.getByRole('alert')).toHaveTextContent('Both players fly Teal. Choose another colour');
    await start();
    expect(onStart).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveFocus();

    await user.click(two.getByLabelText('Lime'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await start();
    expect(onStart.mock.calls[0]![0].players.p1.name).toBe('Ada');
    expect(onStart.mock.calls[0]![1].colors).toEqual({ p1: 'teal', p2: 'lime' });
  });

  test('of the same name are told so', async () => {
    const { user, one, two } = await open();
    await user.type(one.getByLabelText(/name$/), 'Ada');
    await user.type(two.getByLabelText(/name$/), 'ada');
    expect(screen.getByRole('alert')).toHaveTextContent('Both players are called Ada.');
  });

  test('without a name get one', async () => {
    const { user, two, start } = await open();
    await user.type(two.getByLabelText(/name$/), '   ');
    await start();
    expect(onStart.mock.calls[0]![0].players.p2.name).toBe('Player 2');
  });

  test('swap sides with all that is theirs', async () => {
    const { user, one, start } = await open();
    await user.type(one.getByLabelText(/name$/), 'Ada');
    await user.click(screen.getByText('Swap sides'));
    await start();
    const [{ players }, { colors }] = onStart.mock.calls[0]!;
    expect(players.p2).toMatchObject({ name: 'Ada', squad: { name: 'Starter Flight' } });
    expect(players.p1).toMatchObject({ name: 'Player 1', squad: { name: 'Starter Hunters' } });
    expect(colors).toEqual({ p1: 'coral', p2: 'teal' });
  });

  test('are remembered by name and colour', async () => {
    const { user, one, unmount } = await open();
    await user.type(one.getByLabelText(/name$/), 'Ada');
    await user.click(one.getByLabelText('Sky'));
    unmount();
    const again = await open();
    expect(again.one.getByLabelText(/name$/)).toHaveValue('Ada');
    expect(again.one.getByLabelText('Sky')).toBeChecked();
  });

  test.each(['{', '[3]', '{"profile":"amg20"}', '"x"'])('are not remembered from %s', async kept => {
    localStorage.setItem('rangeOne.newGame', kept);
    const { one } = await open();
    expect(one.getByLabelText(/name$/)).toHaveValue('');
    expect(one.getByLabelText('Teal')).toBeChecked();
  });

  test('are not remembered where storage is forbidden, and can play', async () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    const { start } = await open();
    await start();
    expect(onStart).toHaveBeenCalledOnce();
  });
});

test('back goes back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
  expect(onStart).not.toHaveBeenCalled();
});

describe('dice', () => {
  test('real ones are rolled by both, or by the person beside the table', async () => {
    const { user, two, start } = await open();
    await user.click(screen.getByLabelText('Real dice'));
    expect(screen.getByText(/Both roll their own and enter what fell/)).toBeVisible();
    await start();
    expect(onStart.mock.lastCall![0].realDice).toEqual(['p1', 'p2']);
    await user.selectOptions(two.getByLabelText('Player 2 is'), 'pilot');
    expect(screen.getByText(/the table rolls for its side, by the seed/)).toBeVisible();
    await start();
    expect(onStart.mock.lastCall![0].realDice).toEqual(['p1']);
  });

  test('an open seed is typed, or drawn anew; a secret one is not in the options', async () => {
    const { user, start } = await open();
    await start();
    expect(onStart.mock.lastCall![1]).not.toHaveProperty('openSeed');
    await user.click(screen.getByLabelText('Open seed'));
    const field = screen.getByLabelText(/a number or any words/);
    expect(field).not.toHaveValue('');
    await user.clear(field);
    await user.type(field, 'Friday at eight ');
    await start();
    expect(onStart.mock.lastCall![1].openSeed).toBe('Friday at eight');
  });
});
