import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Question } from '../../../src/panels/table/question/Question';
import { ShipCard } from '../../../src/panels/table/rail/ShipCard';
import { useGame } from '../../../src/store/game';
import { useSettings } from '../../../src/store/settings';
import { inDuel } from '../../support/card';
import { atTable, gameNow } from '../rail/atTable';

const CARD = 'upgrade:automatedtargetpriority';
const KEY = `ship:A1 ${CARD} before:engage`;
const calculate = {
  by: { ship: 'ship:A1', source: CARD },
  name: 'calculate',
  on: null,
  until: 'game',
  frame: null,
} as const;

/** Before A1 engages, the token on its card may be taken for nothing. */
const offer = () =>
  inDuel(CARD, { attacker: { pilot: 'redsquadronveteran' }, first: [{ do: 'layNote', note: calculate }] }).game.state;
const calculates = () => gameNow().ships['ship:A1']!.tokens.calculate;

beforeEach(() => useSettings.setState({ motion: 'off' }));
afterEach(() => useSettings.setState({ motion: 'normal' }));

test('what is offered for nothing may be used always: now, and by itself from then on', async () => {
  atTable(offer(), <Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Always use it' }));
  expect(calculates()).toBe(1);
  expect(useGame.getState().options.always).toEqual([KEY]);
});

test('used by itself when the offer comes again, but not for whoever stepped back', () => {
  useGame.setState({ lastChange: 'undo' });
  atTable(offer(), <Question />, { always: [KEY] });
  expect(calculates()).toBe(0);
  act(() => useGame.setState({ lastChange: 'answer' }));
  expect(calculates()).toBe(1);
});

test('only that card of that ship', () => {
  atTable(offer(), <Question />, { always: [KEY.replace('A1', 'A2')] });
  act(() => useGame.setState({ lastChange: 'answer' }));
  expect(calculates()).toBe(0);
  expect(screen.getByRole('button', { name: 'Always use it' })).toBeInTheDocument();
});

test('its card tells that it is used by itself, and lets players be asked again', async () => {
  atTable(offer(), <ShipCard ship="ship:A1" onClose={() => undefined} />, { always: [KEY] });
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(useGame.getState().options.always).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});

test('what costs something, an attack, or a choice between two is never offered so', () => {
  const charged = inDuel('upgrade:heightenedperception', { attacker: { pilot: 'redsquadronveteran', force: 1 } });
  charged.offered();
  atTable(charged.game.state, <Question />);
  expect(screen.queryByRole('button', { name: 'Always use it' })).toBeNull();
});
