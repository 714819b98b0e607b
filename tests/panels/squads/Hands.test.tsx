import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load';
import { loadWords } from '../../../src/catalog/words';
import type { Automation } from '../../../src/engine/core/table';
import { automation } from '../../../src/panels/hands/hands';
import { Builder } from '../../../src/panels/squads/builder/Builder';
import { freshSquad } from '../../../src/panels/squads/library/ownSquads';
import { keepsSquads } from './memory';

/** Fetched before, so that no test waits for the disk. */
beforeAll(() => Promise.all([loadCatalog(['rebelalliance']), loadWords(['rebelalliance'])]), 30_000);
afterEach(() => vi.restoreAllMocks());

/** Made up: the cards that are not written yet will be. */
const NOT_WHOLE: Readonly<Record<string, Automation>> = {
  'pilot:wedgeantilles': { is: 'byHand' },
  'pilot:kullbeesperado': { is: 'byHand' },
  'upgrade:composure': { is: 'byHand' },
  'upgrade:predator': { is: 'partly', left: 'the reroll' },
  'upgrade:instinctiveaim': { is: 'byHand' },
};
const automationOf = (id: string): Automation => NOT_WHOLE[id] ?? { is: 'whole' };

async function open() {
  keepsSquads();
  const user = userEvent.setup({ delay: null });
  const ships = [
    { pilot: 'pilot:wedgeantilles', upgrades: ['upgrade:predator', 'upgrade:protontorpedoes'] },
    { pilot: 'pilot:lukeskywalker-swz106', upgrades: [] },
  ] as const;
  const own = {
    id: 'one',
    profile: 'amg20',
    changed: 1,
    tags: [],
    squad: { ...freshSquad('rebelalliance'), ships },
  } as const;
  render(<Builder own={own} warnings={[]} news={null} over={false} onBack={vi.fn()} onPlay={vi.fn()} />);
  await screen.findByLabelText('Find a pilot, ship or ability');
  return user;
}

const plays = () => vi.spyOn(automation, 'load').mockResolvedValue(automationOf);
const row = (button: string) => within(screen.getAllByLabelText(button)[0]!.closest('li')!);
const markIn = (inside: ReturnType<typeof row>) => inside.queryByRole('img', { name: /by hand/ });

test('pilots and cards that the table does not play are marked, in the squad and among those to choose', async () => {
  plays();
  const user = await open();
  await screen.findByLabelText('The table plays it');
  const wedge = within(screen.getByLabelText('Ship 1: Wedge Antilles'));
  const marks = wedge.getAllByRole('img', { name: /by hand/ });
  expect(marks.map(one => [one.getAttribute('aria-label'), one.title])).toEqual([
    ['played by hand', 'The table does not play Wedge Antilles: do what it says by hand.'],
    ['played partly by hand', 'The table plays Predator in part; by hand: the reroll.'],
  ]);
  // The colour is not what says it.
  expect(marks[0]).toHaveTextContent('by hand');
  expect(marks[1]).toHaveTextContent('partly');

  await user.type(screen.getByLabelText(/^Find/), 't-65');
  expect(markIn(row('Add Wedge Antilles, T-65 X-wing'))).toHaveTextContent(/^ ?by hand$/);
  expect(markIn(row('Add Red Squadron Veteran, T-65 X-wing'))).toBeNull();

  await user.click(screen.getAllByLabelText('Choose a talent card for Wedge Antilles')[0]!);
  expect(markIn(row('Take off Predator'))).toHaveTextContent('partly by hand');
  await user.click(screen.getByLabelText('Show what does not fit, and why'));
  expect(markIn(row('Equip Composure anyway'))).toHaveTextContent('by hand');
  expect(markIn(row('Equip Elusive anyway'))).toBeNull();
  await user.click(screen.getByLabelText(/^Equip Composure/));
  const card = within(screen.getByRole('complementary', { name: 'Card' }));
  expect(card.getByText('The table does not play Composure: do what it says by hand.')).toBeVisible();
});

test('a standard loadout is marked for what is printed on it', async () => {
  plays();
  const user = await open();
  await user.type(screen.getByLabelText(/^Find/), 'luke instinctive');
  const found = within(screen.getByRole('list', { name: 'Pilots found' }));
  const [mark] = await found.findAllByTitle('The table does not play Instinctive Aim: do what it says by hand.');
  expect(mark).toHaveTextContent('partly by hand');
});

test('only what the table plays can be left, for pilots and cards, and it is said when nothing is', async () => {
  plays();
  const user = await open();
  await user.click(await screen.findByLabelText('The table plays it'));
  await user.type(screen.getByLabelText(/^Find/), 'cavern');
  expect(await screen.findByLabelText('Add Cavern Angels Zealot, T-65 X-wing')).toBeVisible();
  await user.clear(screen.getByLabelText(/^Find/));
  await user.type(screen.getByLabelText(/^Find/), 'kullbee');
  expect(await screen.findByText('The table plays no pilot that matches.')).toBeVisible();
  expect(screen.getByText('0 pilots')).toBeVisible();

  await user.click(screen.getAllByLabelText('Choose a talent card for Wedge Antilles')[0]!);
  expect(screen.getByLabelText('The table plays it')).toBeChecked();
  await user.type(screen.getByLabelText(/^Find/), 'predator');
  expect(await screen.findByText('The table plays no card that matches.')).toBeVisible();
  await user.click(screen.getByLabelText('The table plays it'));
  expect(screen.getByLabelText('Take off Predator')).toBeVisible();
});

test('where it cannot be fetched nothing is marked, and it can be asked for again', async () => {
  const load = plays().mockRejectedValueOnce(new Error('offline'));
  const user = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('the marks of cards played by hand');
  expect(screen.queryByText(/by hand$/)).toBeNull();
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByLabelText('The table plays it')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
