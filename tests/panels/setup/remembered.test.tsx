import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load';
import { FACTIONS, PROFILES } from '../../../src/engine/core/vocabulary';
import type { Brought } from '../../../src/panels/setup/offers';
import { SetupScreen } from '../../../src/panels/setup/SetupScreen';
import { freshSquad, type OwnSquad } from '../../../src/panels/squads/library/ownSquads';
import { loadReadyMade } from '../../../src/squads/readyMade/readyMade';
import { keepsSquads } from '../squads/memory';

const KEY = 'rangeOne.newGame';

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

/** Fetched before, so that no test waits for the disk. */
beforeAll(() => Promise.all([loadCatalog(FACTIONS), ...PROFILES.map(loadReadyMade)]), 30_000);
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

async function newGame(brought: Brought | null = null) {
  const onStart = vi.fn();
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(<SetupScreen brought={brought} onStart={onStart} onBack={vi.fn()} />);
  const corner = async (name: string) => within(await screen.findByRole('region', { name }));
  const [one, two] = [await corner('Player 1'), await corner('Player 2')];
  await Promise.all([one, two].map(each => each.findByRole('group', { name: 'Squad' })));
  const start = async () => {
    await user.click(screen.getByRole('button', { name: /^Start/ }));
    return onStart.mock.calls[0]!;
  };
  return { user, unmount, one, two, start };
}

describe('a new game begins as the last one', () => {
  test('in point system, scenario, help, clock, factions and squads: a rematch is one click', async () => {
    const last = await newGame();
    await last.user.click(screen.getByLabelText('50 points'));
    await last.user.click(screen.getByLabelText('Salvage Mission'));
    await last.user.click(screen.getByLabelText('Plain'));
    await last.user.click(screen.getByLabelText(/75 minutes/));
    await last.user.selectOptions(last.one.getByLabelText('Faction'), 'Separatist Alliance');
    await last.user.click(await last.one.findByLabelText('Droid Cloud'));
    await last.user.click(last.two.getByLabelText('Random squad'));
    const [setup, options] = await last.start();
    last.unmount();

    const again = await newGame();
    expect(await again.start()).toEqual([setup, options]);
    expect(setup).toMatchObject({
      profile: 'xwa50',
      scenario: 'salvagemission',
      players: { p1: { squad: { name: 'Droid Cloud' } }, p2: { squad: { name: 'Random Galactic Empire' } } },
    });
  });

  test('a squad of one’s own flies as it is now', async () => {
    const shelf = keepsSquads(bandits);
    const last = await newGame();
    await last.user.click(last.one.getByLabelText('Bandits'));
    last.unmount();
    shelf.set('bandits', { ...bandits, squad: { ...bandits.squad, name: 'Bandits of Old' } });

    const again = await newGame();
    expect(again.one.getByLabelText('Bandits of Old')).toBeChecked();
    const [setup] = await again.start();
    expect(setup.players.p1.squad).toMatchObject({ name: 'Bandits of Old', ships: { length: 3 } });
  });

  test('a squad that was deleted is let go without a word', async () => {
    const shelf = keepsSquads(bandits);
    const last = await newGame();
    await last.user.click(last.one.getByLabelText('Bandits'));
    await last.user.click(last.two.getByLabelText('Howling Swarm'));
    last.unmount();
    shelf.clear();

    const again = await newGame();
    expect(again.one.getByLabelText('Starter Flight')).toBeChecked();
    expect(again.two.getByLabelText('Howling Swarm')).toBeChecked();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test.each([
    ['a ready-made squad that is none any more', { kind: 'readyMade', name: 'Long Gone' }],
    ['a ready-made squad of another faction', { kind: 'readyMade', name: 'Howling Swarm' }],
    [
      'a random squad with a card that is none any more',
      {
        kind: 'random',
        squad: { ...freshSquad('rebelalliance'), ships: [{ pilot: 'pilot:longgone', upgrades: [] }] },
      },
    ],
    ['a random squad of another faction', { kind: 'random', squad: { ...bandits.squad, faction: 'resistance' } }],
  ])('%s is let go, the rest is there', async (_, wish) => {
    const last = await newGame();
    await last.user.type(last.one.getByLabelText(/name$/), 'Ada');
    await last.user.click(last.one.getByLabelText('Trench Run'));
    last.unmount();
    const kept = JSON.parse(localStorage.getItem(KEY)!);
    kept.players.p1.squads.amg20 = wish;
    localStorage.setItem(KEY, JSON.stringify(kept));

    const again = await newGame();
    expect(again.one.getByLabelText(/name$/)).toHaveValue('Ada');
    expect(again.one.getByLabelText('Starter Flight')).toBeChecked();
    const [setup] = await again.start();
    expect(setup.players.p1.squad.name).toBe('Starter Flight');
  });
});

describe('a squad that comes along', () => {
  const brought: Brought = { kind: 'own', own: bandits };

  test('is player 1’s, against the squad of the last game', async () => {
    keepsSquads(bandits);
    const last = await newGame();
    await last.user.selectOptions(last.one.getByLabelText('Faction'), 'Resistance');
    await last.user.click(last.two.getByLabelText('Howling Swarm'));
    last.unmount();

    const now = await newGame(brought);
    expect(now.one.getByLabelText('Bandits')).toBeChecked();
    const [setup] = await now.start();
    expect(setup.players).toMatchObject({
      p1: { squad: { name: 'Bandits' } },
      p2: { squad: { name: 'Howling Swarm' } },
    });
  });

  test('sets the point system', async () => {
    keepsSquads();
    const last = await newGame();
    await last.user.click(screen.getByLabelText('50 points'));
    last.unmount();
    const now = await newGame(brought);
    expect(screen.getByLabelText('20 points')).toBeChecked();
    expect(now.one.getByLabelText('Bandits')).toBeChecked();
  });

  test('flies also where the browser keeps no squads', async () => {
    const { one, start } = await newGame(brought);
    expect(one.getByLabelText('Bandits')).toBeChecked();
    expect((await start())[0].players.p1.squad.ships).toHaveLength(3);
  });

  test('may be a ready-made one', async () => {
    const ready = { kind: 'readyMade', profile: 'xwa50', faction: 'separatistalliance', name: 'Droid Cloud' } as const;
    const { one, start } = await newGame(ready);
    expect(one.getByLabelText('Droid Cloud')).toBeChecked();
    expect((await start())[0]).toMatchObject({ profile: 'xwa50', players: { p1: { squad: { name: 'Droid Cloud' } } } });
  });

  test('that is not legal says why, and can be played all the same', async () => {
    const lone = { ...bandits, squad: { ...bandits.squad, ships: bandits.squad.ships.slice(0, 1) } };
    const { one } = await newGame({ kind: 'own', own: lone });
    expect(one.getByText(/has 3 to 8 ships; this one has 1/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start anyway' })).toBeVisible();
  });
});
