import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leftToHands } from '../../../src/panels/table/rail/card/byHand';
import { ShipCard } from '../../../src/panels/table/rail/ShipCard';
import { useScreen } from '../../../src/store/screen';
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

const { rules } = engine;

test('a card is played by hand if it says something that the table does not do', () => {
  expect(leftToHands(rules, 'upgrade:nobodyhaswritten', 'You may gain a focus token.')).toBe(
    'You may gain a focus token.',
  );
});

test('of a card that is written in part, only the rest is', () => {
  const words = 'Costs two charges. You may spend one more.';
  expect(leftToHands(rules, 'upgrade:saturationrockets-missile', words)).toBe('The other uses of its charges.');
});

test('it is not if the table does it, if the ship’s numbers hold it, or if it says nothing', () => {
  expect(leftToHands(rules, 'damage:consolefire', 'Roll a die each time.')).toBeNull();
  expect(leftToHands(rules, 'upgrade:shieldupgrade', 'Adds one shield.')).toBeNull();
  expect(leftToHands(rules, 'pilot:academypilot', null)).toBeNull();
});
