import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PLAYERS } from '../../../src/engine/core/ids';
import { questionOf } from '../../../src/panels/table/labels';
import { EnterDice } from '../../../src/panels/table/question/rolled/EnterDice';
import { typedFaces } from '../../../src/panels/table/question/rolled/typed';
import { useTable } from '../../../src/panels/table/useTable';
import { useTableKeys } from '../../../src/panels/table/useTableKeys';
import { duel, PRIMARY } from '../../support/duel';
import { atTable } from '../attack/atTable';

/** The panel as the table has it: with its keys. */
function Panel() {
  const table = useTable();
  useTableKeys(table);
  return (
    <section className="table-question" aria-label="Question">
      <h2>{questionOf(table, table.decision!)}</h2>
      <EnterDice />
    </section>
  );
}

const attackDice = () => atTable(duel({ realDice: PLAYERS }).choose('p1', PRIMARY), <Panel />);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test.each([
  ['hcb', 3, ['hit', 'crit', 'blank'], null],
  ['H, c  B', 3, ['hit', 'crit', 'blank'], null],
  ['hx', 3, ['hit'], 'No face of a red die has the letter x.'],
  ['hhhh', 3, ['hit', 'hit', 'hit'], 'Only 3 red dice are rolled.'],
  ['hh', 1, ['hit'], 'Only 1 red die is rolled.'],
] as const)('a run of letters: %s for %i dice', (text, count, faces, problem) => {
  expect(typedFaces('attack', count, text)).toEqual({ faces, problem });
});

test('a hit is no face of a green die', () => {
  expect(typedFaces('defense', 2, 'eh')).toEqual({
    faces: ['evade'],
    problem: 'No face of a green die has the letter h.',
  });
});

test('says whose dice they are, how many and of which colour, and what is entered', async () => {
  const { choose } = attackDice();
  expect(screen.getByRole('heading')).toHaveTextContent(/rolls 3 red dice to attack\. What do they show\?/);
  await userEvent.click(button('hit, 0 entered'));
  await userEvent.click(button('hit, 1 entered'));
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3 red dice entered: 2 hits.');
  expect(button('Enter 3 red dice')).toBeDisabled();
  await userEvent.click(button('blank, 0 entered'));
  await userEvent.click(button('Enter 2 hits, 1 blank'));
  expect(choose.mock.lastCall?.[0].key).toBe('fell:hit+hit+blank');
});

test('by keys alone: letters, one taken back, Enter', async () => {
  const { choose } = attackDice();
  await userEvent.keyboard('bf{Backspace}ch');
  expect(screen.getByRole('status')).toHaveTextContent('1 hit, 1 crit, 1 blank. Is that what fell?');
  await userEvent.keyboard('h');
  await userEvent.keyboard('{Enter}');
  expect(choose.mock.lastCall?.[0].key).toBe('fell:hit+crit+blank');
});

test('as a run in the field, which says what is wrong with it', async () => {
  const { choose } = attackDice();
  const field = screen.getByLabelText('Or type them');
  await userEvent.type(field, 'he');
  expect(screen.getByRole('alert')).toHaveTextContent('No face of a red die has the letter e.');
  await userEvent.type(field, 'cf{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(choose.mock.lastCall?.[0].key).toBe('fell:hit+crit+focus');
});

test('green dice of the defender have three faces', async () => {
  atTable(duel({ realDice: PLAYERS }).choose('p1', PRIMARY, 'fell:hit+hit+hit'), <Panel />);
  expect(screen.getByRole('heading')).toHaveTextContent(/rolls 3 green dice to defend/);
  expect(screen.queryByRole('button', { name: /^hit/ })).toBeNull();
  await userEvent.keyboard('e');
  expect(button('evade, 1 entered')).toBeInTheDocument();
});
