import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { optionLabel, questionOf } from '../../../src/panels/table/labels';
import { sentence } from '../../../src/panels/table/log/sentences';
import { RailShip } from '../../../src/panels/table/rail/RailShip';
import { ShipCard } from '../../../src/panels/table/rail/ShipCard';
import { engine } from '../../support/engine';
import { flying } from '../../support/flying';
import { atTable } from './atTable';

const CARD = 'upgrade:servomotorsfoils';
const story = (flipped: readonly string[]) => flying(CARD, { pilot: 'bluesquadronescort', flipped });
const SIDES = [
  { side: 'Closed', flipped: [] },
  { side: 'Open', flipped: ['servomotorsfoils'] },
] as const;

describe.each(SIDES)('foils that are $side', ({ side, flipped }) => {
  test('the ship’s card tells so, and has boosts only where they are closed', () => {
    atTable(story(flipped).game.state, <ShipCard ship="ship:A1" onClose={() => undefined} />);
    expect(screen.getByText(`Servomotor S-Foils: ${side}`)).toBeInTheDocument();
    const bar = [...document.querySelectorAll('.bar-action')].map(one => one.textContent?.trim());
    const plain = ['Lock', 'Barrel roll'];
    expect(bar).toEqual(side === 'Closed' ? [...plain, 'Boost', 'Focus → red boost'] : ['Focus', ...plain]);
  });

  test('its row tells so too', () => {
    const { state } = story(flipped).game;
    atTable(state, <RailShip ship={state.ships['ship:A1']!} choosable={false} asked={false} peeked={false} />);
    expect(document.querySelector('.rail-side')).toHaveTextContent(side);
  });
});

test('the question names the sides, and the log the one that is up', () => {
  const told = story([]);
  told.offered();
  const names = { game: told.game.state, rules: engine.rules };
  const [decision] = names.game.pending;
  expect(questionOf(names, decision!)).toBe('A1 Blue Squadron Escort: flip Servomotor S-Foils?');
  expect(decision!.options.map(option => optionLabel(names, option))).toEqual(['Flip it: Open', 'Leave it: Closed']);
  told.use('flip');
  expect(sentence(names, told.game.last('cardFlipped')!)).toBe('A1 flips Servomotor S-Foils: Open is up.');
});

test('what eases a maneuver colours the dial on the card', () => {
  const { state } = flying('upgrade:tiedefenderelite', { pilot: 'onyxsquadronace' }).game;
  atTable(state, <ShipCard ship="ship:A1" onClose={() => undefined} />);
  expect(screen.getByTitle('white 2 turn left')).toBeInTheDocument();
  expect(screen.getByText('Advanced Fire Control')).toBeInTheDocument();
});
