import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load';
import { FACTIONS, PROFILES } from '../../../src/engine/core/vocabulary';
import { automation, cardsOfSquad } from '../../../src/panels/hands/hands';
import { SetupScreen } from '../../../src/panels/setup/SetupScreen';
import { loadReadyMade } from '../../../src/squads/readyMade/readyMade';

/** Fetched before, so that no test waits for the disk. */
beforeAll(() => Promise.all([loadCatalog(FACTIONS), ...PROFILES.map(loadReadyMade)]), 30_000);
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('each squad says how many of its cards are played by hand, the chosen one which', async () => {
  const catalog = await loadCatalog(['rebelalliance']);
  const shelf = await loadReadyMade('amg20');
  const { squad } = shelf.find(one => one.squad.name === 'Trench Run')!;
  const [first, second] = cardsOfSquad(catalog, squad);
  // Made up: the cards that are not written yet will be.
  vi.spyOn(automation, 'load').mockResolvedValue(id => {
    if (id === first!.id) return { is: 'byHand' };
    return id === second!.id ? { is: 'partly', left: 'half of it' } : { is: 'whole' };
  });
  const user = userEvent.setup({ delay: null });
  render(<SetupScreen onStart={vi.fn()} onBack={vi.fn()} />);
  const trench = await screen.findByLabelText('Trench Run');
  const one = within(screen.getByRole('region', { name: 'Player 1' }));
  expect(await one.findByText('The table plays every card of this squad.')).toBeVisible();
  expect(trench).toHaveAccessibleDescription(/ships, 2 cards by hand /);
  expect(one.getByLabelText('Starter Flight')).not.toHaveAccessibleDescription(/by hand/);
  await user.click(trench);
  expect(one.getByText('2 cards by hand:').parentElement).toHaveTextContent(
    `2 cards by hand: ${first!.name}, ${second!.name} (in part). The table leaves them to you.`,
  );
});

test('where it cannot be fetched that is said, and the squads are there all the same', async () => {
  vi.spyOn(automation, 'load').mockRejectedValue(new Error('offline'));
  render(<SetupScreen onStart={vi.fn()} onBack={vi.fn()} />);
  expect((await screen.findAllByText(/the marks of cards played by hand/))[0]).toBeVisible();
  expect(screen.getByLabelText('Trench Run')).toBeVisible();
});
