import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Catalog } from '../../../src/catalog/catalog';
import { loadCatalog } from '../../../src/catalog/load';
import { type CardWords, loadWords } from '../../../src/catalog/words';
import { groupsOf } from '../../../src/panels/squads/share/groups';
import { PrintSheet } from '../../../src/panels/squads/share/PrintSheet';
import type { KeptShip, KeptSquad } from '../../../src/squads/io/kept';

let catalog: Catalog;
let words: CardWords;
beforeAll(async () => {
  [catalog, words] = await Promise.all([loadCatalog(['rebelalliance']), loadWords(['rebelalliance'])]);
  await Promise.all([import('../../../src/engine/rules/rules'), import('../../../src/squads/fitted')]);
}, 30_000);

const bandit: KeptShip = { pilot: 'pilot:banditsquadronpilot', upgrades: ['upgrade:concussionmissiles'] };
const wedge: KeptShip = { pilot: 'pilot:wedgeantilles', upgrades: ['upgrade:hullupgrade', 'upgrade:r2astromech'] };
const squad: KeptSquad = {
  name: 'Old Friends',
  faction: 'rebelalliance',
  ships: [bandit, wedge, bandit, { pilot: 'pilot:nobodyatall', upgrades: [] }],
  obstacles: ['obstacle:coreasteroid0'],
  notes: 'Wedge last.',
};

async function printed() {
  render(<PrintSheet catalog={catalog} words={words} profile="amg20" squad={squad} />);
  const shipOf = (name: RegExp) => screen.getByRole('heading', { level: 2, name, hidden: true }).closest('section')!;
  // What cards make of a ship is fetched.
  await screen.findByText(/range 2–3/);
  const marks = (ship: HTMLElement, kind: string) =>
    [...ship.querySelectorAll<HTMLElement>(`.print-${kind}`)].map(track => track.querySelectorAll('svg').length);
  return { shipOf, marks };
}

test('a sheet has lines for the player, each kind of ship once, the obstacles and the notes', async () => {
  const { shipOf } = await printed();
  for (const line of ['Player', 'Event', 'Date', 'Asteroid 1', 'Wedge last.'])
    expect(screen.getByText(line)).toBeInTheDocument();
  expect(screen.getByText(/Rebel Alliance, \d+ of 20 points/)).toBeInTheDocument();
  expect(shipOf(/^2 × Bandit Squadron Pilot/)).toHaveTextContent(/Z-95-AF4 Headhunter, 3 points, loadout 5 of 5/);
  expect(screen.getByText('nobodyatall (unknown pilot)')).toBeInTheDocument();
});

test('each ship has its own marks to tick, as its cards make it', async () => {
  const { shipOf, marks } = await printed();
  const bandits = shipOf(/Bandit/);
  expect(marks(bandits, 'hull')).toEqual([2, 2]);
  expect(marks(bandits, 'shields')).toEqual([2, 2]);
  expect(marks(bandits, 'charges')).toEqual([3, 3]);
  const xWing = shipOf(/Wedge/);
  expect(marks(xWing, 'hull')).toEqual([5]);
  expect(marks(xWing, 'shields')).toEqual([2]);
  expect(xWing).toHaveTextContent('Astromech');
});

test('it has its dial, its attacks, and what its cards say', async () => {
  const { shipOf } = await printed();
  const bandits = shipOf(/Bandit/);
  const dial = within(bandits).getByRole('table', { hidden: true });
  expect(dial.querySelectorAll('.small-maneuver')).toHaveLength(
    catalog.shipType('shipType:z95af4headhunter').dial.length,
  );
  expect(bandits).toHaveTextContent('Attack 2 front · Agility 2');
  expect(bandits).toHaveTextContent('Concussion Missiles (missile, attack 3 front, range 2–3)');
  expect(bandits).toHaveTextContent(words.of('upgrade:concussionmissiles')!);
  expect(bandits).toHaveTextContent('red barrel roll');
});

test('ships are the same with the same cards, in whatever order these were taken', () => {
  const other = { ...wedge, upgrades: [...wedge.upgrades].reverse() };
  expect(groupsOf([bandit, wedge, other, { ...bandit, upgrades: [] }])).toEqual([
    { at: 0, places: [0] },
    { at: 1, places: [1, 2] },
    { at: 3, places: [3] },
  ]);
});
