import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load';
import { loadWords } from '../../../src/catalog/words';
import { Builder } from '../../../src/panels/squads/builder/Builder';
import { freshSquad } from '../../../src/panels/squads/library/ownSquads';
import { whyNoPilot } from '../../../src/panels/squads/picker/whyNoPilot';
import type { KeptShip } from '../../../src/squads/io/kept';
import { pilotIndex } from '../../../src/squads/search';
import { catalog } from '../../support/engine';
import { keepsSquads } from './memory';

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

const bandit: KeptShip = { pilot: 'pilot:banditsquadronpilot', upgrades: [] };
const wedge: KeptShip = { pilot: 'pilot:wedgeantilles', upgrades: [] };

async function open(ships: readonly KeptShip[]) {
  keepsSquads();
  const user = userEvent.setup({ delay: null });
  const own = {
    id: 'one',
    profile: 'amg20',
    changed: 1,
    tags: [],
    squad: { ...freshSquad('rebelalliance'), ships },
  } as const;
  render(<Builder own={own} warnings={[]} news={null} over={false} onBack={vi.fn()} onPlay={vi.fn()} />);
  await screen.findByLabelText('Find a pilot, ship or ability');
  const costs = (list: string) =>
    [...screen.getByLabelText(list).querySelectorAll('.row-cost strong')].map(one =>
      Number.parseInt(one.textContent!, 10),
    );
  return { user, costs };
}

test('pilots are ordered and sieved by cost, and only those that still fit are left on demand', async () => {
  const { user, costs } = await open([wedge, bandit, bandit, bandit]);
  const found = () => costs('Pilots found');
  await user.selectOptions(screen.getByLabelText('Order'), 'Dearest first');
  await waitFor(() => expect(found()[0]).toBeGreaterThan(5));
  expect(found()).toEqual(found().toSorted((a, b) => b - a));
  // 20 points, of which 14 or 15 are spent.
  await user.click(screen.getByLabelText('Still fits'));
  await waitFor(() => expect(found()[0]).toBeLessThanOrEqual(6));
  expect(screen.getByLabelText('Pilots found')).not.toHaveTextContent('over the limit');
  expect(screen.queryByText('Wedge Antilles', { selector: '.row-words strong' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Cost'), 'Up to 3 points');
  await waitFor(() => expect(found()[0]).toBe(3));
  await user.click(screen.getByText('Show all'));
  await waitFor(() => expect(found()[0]).toBeGreaterThan(5));
});

test('a squad that is full says that nothing fits any more', async () => {
  const { user } = await open(Array(8).fill(bandit));
  await user.click(screen.getByLabelText('Still fits'));
  expect(await screen.findByText('No pilot that matches still fits.')).toBeVisible();
});

test('cards are ordered and sieved by cost', async () => {
  const { user, costs } = await open([wedge]);
  await user.click(screen.getAllByLabelText('Choose a modification card for Wedge Antilles')[0]!);
  const found = () => costs('Cards found');
  await user.selectOptions(screen.getByLabelText('Order'), 'Dearest first');
  await waitFor(() => expect(found()).toEqual(found().toSorted((a, b) => b - a)));
  expect(found()[0]).toBeGreaterThan(3);
  await user.selectOptions(screen.getByLabelText('Cost'), 'Up to 2 points');
  await waitFor(() => expect(found()[0]).toBe(2));
  expect(within(screen.getByLabelText('Cards found')).getAllByRole('listitem').length).toBeGreaterThan(1);
});

test('why a pilot does not join: points, dots, or ships enough', () => {
  const index = pilotIndex(catalog, 'rebelalliance', 'amg20', null);
  const noteOn = (ships: readonly KeptShip[], id: string) =>
    whyNoPilot(catalog, 'amg20', { ...freshSquad('rebelalliance'), ships })(index.find(one => one.pilot.id === id)!);
  expect(noteOn([wedge], bandit.pilot)).toBeNull();
  expect(noteOn([wedge], wedge.pilot)).toBe('limited: the squad has all it may');
  expect(noteOn(Array(6).fill(bandit), bandit.pilot)).toBe('1 over the limit');
  expect(noteOn(Array(8).fill(bandit), bandit.pilot)).toBe('the squad has its 8 ships');
  expect(noteOn([{ pilot: 'pilot:nobodyatall', upgrades: [] }], bandit.pilot)).toBeNull();
});
