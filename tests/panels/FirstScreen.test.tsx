import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScenarioId } from '../../src/engine/core/vocabulary';
import { go, goAstray } from '../../src/panels/address';
import { FirstScreen } from '../../src/panels/FirstScreen';
import { PROGRESS_KEY } from '../../src/panels/learn/progressKey';
import { ROOMS } from '../../src/panels/rooms';
import { SCENARIO_NAMES } from '../../src/panels/setup/words';
import { starterSetup } from '../../src/squads/starter';
import { catalog } from '../support/engine';

beforeEach(() => localStorage.clear());
afterEach(() => act(() => go('')));

function open() {
  const doors = {
    onStarter: vi.fn(),
    onAlone: vi.fn(),
    onContinue: vi.fn(),
    onFirstLesson: vi.fn(),
    onCoached: vi.fn(),
    onHinted: vi.fn(),
  };
  render(<FirstScreen {...doors} />);
  return doors;
}

test.each(['Play together', 'Play alone', 'Practice', 'Learn'])('the door "%s" opens', name => {
  open();
  const door = screen.getByRole('heading', { name }).closest('li')!;
  expect(within(door).getAllByRole('button').length).toBeGreaterThan(0);
});

test.each([
  ['Starter game', 'onStarter'],
  ['Against the table', 'onAlone'],
  ['First lesson, 3 minutes', 'onFirstLesson'],
  ['First game, with a coach', 'onCoached'],
  ['Game for two, with hints', 'onHinted'],
] as const)('"%s" opens a table, and no other', async (name, room) => {
  const doors = open();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(doors[room]).toHaveBeenCalledOnce();
  for (const [other, opened] of Object.entries(doors)) if (other !== room) expect(opened).not.toHaveBeenCalled();
});

test.each([
  ['New game', 'new'],
  ['Set up practice', 'practice'],
  ['Drills', 'drills'],
  ['Open the lessons', 'learn'],
  ['Rulebook', 'rulebook'],
  ['Positions', 'positions'],
  ['Squads', 'squads'],
  ['Saved games', 'saves'],
  ['Settings', 'settings'],
])('"%s" leads to #%s, where there is a room', async (name, address) => {
  open();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(location.hash).toBe(`#${address}`);
  expect(Object.keys(ROOMS)).toContain(address);
});

test('whoever has begun a lesson is not taken for new', () => {
  open();
  expect(screen.getByRole('region', { name: 'New here?' })).toBeVisible();
  cleanup();
  localStorage.setItem(PROGRESS_KEY, JSON.stringify({ flying: { at: 1 } }));
  open();
  expect(screen.queryByRole('region', { name: 'New here?' })).toBeNull();
});

test('whoever came by an address that leads nowhere is told', () => {
  open();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => goAstray('There is nothing at that address.'));
  expect(screen.getByRole('alert')).toHaveTextContent('There is nothing at that address.');
});

test('the starter game’s door names its mission, its ships and how long it takes', () => {
  open();
  const about = words(screen.getByRole('button', { name: 'Starter game' }));
  const { scenario, profile, players } = starterSetup;
  expect(about).toContain(SCENARIO_NAMES[scenario as ScenarioId]);
  expect(about).toContain(`${NUMBERS[players.p1.squad.ships.length]} Rebels`);
  expect(about).toContain(`${NUMBERS[players.p2.squad.ships.length]} TIEs`);
  expect(about).toContain(`${NUMBERS[catalog.profile(profile).rounds]} rounds`);
  expect(about).toContain('about 90 minutes');
});

const words = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-describedby')!)!.textContent;
const NUMBERS: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five', 12: 'twelve' };

test('where no game was kept, there is nothing to continue', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('the foot says that this is a fan project', () => {
  open();
  const foot = screen.getByRole('contentinfo');
  expect(foot).toHaveTextContent('unofficial');
  expect(foot).toHaveTextContent('not affiliated with or endorsed by any rights holder');
  expect(foot).toHaveTextContent('no art or text of the publisher');
  expect(foot).toHaveTextContent('MIT');
});
