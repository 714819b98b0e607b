import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leftToHands } from '../../../src/panels/table/rail/card/byHand';
import { ShipCard } from '../../../src/panels/table/rail/ShipCard';
import { useScreen } from '../../../src/store/screen';
import { inDuel } from '../../support/card';
import { engine } from '../../support/engine';
import { scenario } from '../../support/scenario';
import { atTable } from './atTable';

const game = () =>
  scenario({
    p1: [
      {
        pilot: 'darthvader',
        at: [300, 300],
        upgrades: ['clustermissiles', 'shieldupgrade'],
        tokens: { strain: 1 },
        damage: ['-hullbreach', 'consolefire'],
        dial: '2FB',
      },
    ],
    p2: [{ pilot: 'academypilot', at: [450, 700], locks: ['A1'], dial: '3FW' }],
  }).state;

test('the card tells numbers, cards and tokens in plain words', async () => {
  atTable(game(), <ShipCard ship="ship:A1" onClose={() => undefined} />);
  const card = screen.getByRole('complementary', { name: 'Card of A1 Darth Vader' });
  expect(card).toHaveTextContent('TIE Advanced x1');
  expect(card).toHaveTextContent('Hull1/3');
  expect(card).toHaveTextContent('Cluster Missiles');
  expect(card).toHaveTextContent('You defend with one die fewer');
  expect(card).toHaveTextContent('Locked by B1 Academy Pilot');
  expect(await screen.findByText(/Each time you are about to engage, roll one attack die/)).toBeInTheDocument();
});

test('a facedown damage card is counted and not named', () => {
  atTable(game(), <ShipCard ship="ship:A1" onClose={() => undefined} />);
  expect(screen.getByText('1 facedown damage')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Hull Breach');
});

test('arcs and range rings of the ship can be shown and hidden', async () => {
  atTable(game(), <ShipCard ship="ship:A1" onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show arcs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show range rings' }));
  expect(useScreen.getState()).toMatchObject({ arcs: ['ship:A1'], rings: ['ship:A1'] });
  await userEvent.click(screen.getByRole('button', { name: 'Show arcs', pressed: true }));
  expect(useScreen.getState().arcs).toEqual([]);
});

test('where measuring is for certain moments only, the card says so instead', () => {
  atTable(game(), <ShipCard ship="ship:A1" onClose={() => undefined} />, { help: 'classic' });
  expect(screen.queryByRole('button', { name: 'Show arcs' })).toBeNull();
  expect(screen.getByText(/shown when the rules let you measure/)).toBeVisible();
});

test('it closes by its button', async () => {
  let closed = 0;
  atTable(game(), <ShipCard ship="ship:A1" onClose={() => closed++} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toBe(1);
});

/** Howlrunner beside the attack of a wingmate, near or far. */
const attack = (x: number) =>
  inDuel('pilot:howlrunner', {
    on: 'wingman',
    third: { at: [x, 300], upgrades: ['juke'] },
    attacker: { tokens: { focus: 1 } },
    rolls: 'blank hit focus / blank blank',
  }).attack().game.state;
const cardNow = async (name: RegExp) => (await screen.findByText(name, { selector: '.card-text b' })).closest('li');

test('each card says whether it can be used now', async () => {
  atTable(attack(520), <ShipCard ship="ship:A2" onClose={() => undefined} />);
  expect(await cardNow(/Howlrunner/)).toHaveTextContent('May be used now.');
  expect(await cardNow(/Juke/)).toHaveTextContent('Not now. Another ship is attacking.');
});

test('where it cannot, the line that was measured can be shown', async () => {
  atTable(attack(700), <ShipCard ship="ship:A2" onClose={() => undefined} />);
  const words = await screen.findByText('At range 3; it needs range 0–1.');
  await userEvent.hover(words);
  expect(useScreen.getState().measured).toMatchObject({ range: 3 });
  await userEvent.unhover(words);
  expect(useScreen.getState().measured).toBeNull();
});

test('what another ship’s card lends is among its abilities', async () => {
  const { state } = scenario({
    p1: [
      { pilot: 'ig88a', at: [300, 200], upgrades: ['ig2000'], dial: '2FB' },
      { pilot: 'ig88c', at: [600, 200], upgrades: ['ig2000'], dial: '2FB' },
    ],
    p2: [{ pilot: 'academypilot', at: [450, 700], dial: '3FW' }],
  });
  atTable(state, <ShipCard ship="ship:A1" onClose={() => undefined} />);
  expect(await cardNow(/IG-88C \(lent\)/)).toHaveTextContent('Not now. It comes in after an action.');
});

test('who plays without measuring hears no range from a card', async () => {
  atTable(attack(700), <ShipCard ship="ship:A2" onClose={() => undefined} />, { help: 'plain' });
  expect(await cardNow(/Howlrunner/)).toHaveTextContent('Not now. Nothing is in reach for it.');
});

const { rules } = engine;

test('a card is played by hand if it says something that the table does not do', () => {
  expect(leftToHands(rules, 'upgrade:nobodyhaswritten', 'You may gain a focus token.')).toBe(
    'You may gain a focus token.',
  );
});

test('of a card that is written in part, only the rest is', () => {
  const half = { ...rules, automationOf: () => ({ is: 'partly', left: 'The second half.' }) as const };
  expect(leftToHands(half, 'upgrade:half', 'The first half. The second half.')).toBe('The second half.');
});

test('it is not if the table does it, if the ship’s numbers hold it, or if it says nothing', () => {
  expect(leftToHands(rules, 'damage:consolefire', 'Roll a die each time.')).toBeNull();
  expect(leftToHands(rules, 'upgrade:shieldupgrade', 'Adds one shield.')).toBeNull();
  expect(leftToHands(rules, 'pilot:academypilot', null)).toBeNull();
});

test('a carrier tells whom it carries, and who is docked says with whom', () => {
  const docking = scenario({
    p1: [
      { pilot: 'lothalrebel', at: [457, 400], upgrades: ['ghost'], dial: '2FB' },
      { pilot: 'zeborrelios', at: [0, 0], docked: 'A1' },
    ],
    p2: [{ pilot: 'academypilot', at: [100, 880], dial: '2FB' }],
  }).state;
  atTable(docking, <ShipCard ship="ship:A1" onClose={() => undefined} />);
  expect(screen.getByText('Carries A2 “Zeb” Orrelios')).toBeInTheDocument();
  atTable(docking, <ShipCard ship="ship:A2" onClose={() => undefined} />);
  expect(screen.getByText(/docked with A1/)).toBeInTheDocument();
});
