import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ScenarioId } from '../../src/engine/core/vocabulary';
import { FirstScreen } from '../../src/panels/FirstScreen';
import { SCENARIO_NAMES } from '../../src/panels/setup/words';
import { starterSetup } from '../../src/squads/starter';
import { catalog } from '../support/engine';

function open() {
  const doors = {
    onStarter: vi.fn(),
    onAlone: vi.fn(),
    onNewGame: vi.fn(),
    onPractice: vi.fn(),
    onDrills: vi.fn(),
    onLearn: vi.fn(),
    onContinue: vi.fn(),
    onSquads: vi.fn(),
    onSaved: vi.fn(),
    onSettings: vi.fn(),
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
  ['New game', 'onNewGame'],
  ['Set up practice', 'onPractice'],
  ['Drills', 'onDrills'],
  ['Open the lessons', 'onLearn'],
  ['Squads', 'onSquads'],
  ['Saved games', 'onSaved'],
  ['Settings', 'onSettings'],
] as const)('"%s" opens its room, and no other', async (name, room) => {
  const doors = open();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(doors[room]).toHaveBeenCalledOnce();
  for (const [other, opened] of Object.entries(doors)) if (other !== room) expect(opened).not.toHaveBeenCalled();
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
