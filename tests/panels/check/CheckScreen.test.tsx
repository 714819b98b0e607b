import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CheckScreen } from '../../../src/panels/check/CheckScreen';
import { lettersIn, partOfSeed, placeOf } from '../../../src/panels/check/place';
import { verdictOf } from '../../../src/panels/check/words';
import { filmOf } from '../../../src/store/replay/film';
import { textOfGame } from '../../../src/store/saves/gameFile';
import { keptOf } from '../../../src/store/saves/kept';
import { seedOfWords } from '../../../src/store/seedWords';
import { asLoaded } from '../../store/asLoaded';
import { playUntil, startPlaced, table } from '../../store/playing';

afterEach(() => table().leave());

const open = (part: string | null) => {
  const onPart = vi.fn();
  render(<CheckScreen part={part} onPart={onPart} onBack={() => undefined} />);
  return { onPart, user: userEvent.setup({ delay: null }) };
};

describe('an address', () => {
  test('of a seed is read as it was written', () => {
    expect(placeOf(partOfSeed('Friday at / eight'))).toEqual({
      kind: 'seed',
      words: 'Friday at / eight',
      seed: seedOfWords('friday at / eight'),
    });
    expect(placeOf('seed/%')).toMatchObject({ words: '%' });
  });

  test.each([null, '', 'seed', 'nothing/3'])('that names nothing: %s', part => expect(placeOf(part)).toBeNull());

  test('of a replay is found in its whole link', () => {
    expect(lettersIn('https://example.org/x/#replay/link/31/abc-_9')).toBe('abc-_9');
    expect(lettersIn('1234')).toBeNull();
  });
});

test('a seed lists its numbers with the face of either die, and more of them', async () => {
  const { user } = open('seed/42');
  const rows = await screen.findAllByRole('row');
  expect(rows).toHaveLength(41);
  const first = within(rows[1]!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(first[0]).toBe('1');
  expect(first[1]).toMatch(/^0\.\d{6}$/);
  await user.click(screen.getByRole('button', { name: '40 more' }));
  expect(screen.getAllByRole('row')).toHaveLength(81);
});

test('what is typed leads to its address: a seed or a link', async () => {
  const { user, onPart } = open(null);
  const field = screen.getByLabelText('A seed, or the link of a replay');
  await user.type(field, '77{Enter}');
  expect(onPart).toHaveBeenLastCalledWith('seed/77');
  await user.clear(field);
  await user.type(field, 'http://x/#replay/link/0/abcd{Enter}');
  expect(onPart).toHaveBeenLastCalledWith('link/abcd');
});

test('a file is checked at once: a verdict, the seed, and a row for each roll', async () => {
  await startPlaced(9);
  playUntil(({ round }) => round >= 2);
  table().submit({ player: 'p1', referee: { kind: 'concede' } });
  const filming = await filmOf(table().engine!, asLoaded(keptOf(table(), 0)!));
  if (!filming.ok) throw new Error(filming.problem);
  const { name, options, record } = filming.film;
  const file = new File([textOfGame({ name, options, record, journal: [] })], 'game.json', {
    type: 'application/json',
  });
  const { user } = open(null);
  await user.upload(screen.getByLabelText(/or a game’s file/), file);
  expect(await screen.findByText(/fell exactly as the seed gives them/)).toBeVisible();
  expect(screen.getByText('9', { selector: '.check-seed' })).toBeVisible();
  const rows = screen.getAllByRole('row');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows[1]).toHaveTextContent(/setup.*for first player/);
});

test('a verdict counts what did not fall so, and what players rolled by hand', () => {
  const roll = { after: 0, round: 1, player: 'p1', ship: null, dice: 'attack', why: 'attack', faces: ['hit'] } as const;
  const drawn = [{ at: 1, value: 0.1, face: 'hit' }] as const;
  const check = { seeds: [], other: 0, problem: null };
  const good = { ...roll, drawn, agrees: true };
  const wrong = { ...roll, drawn, agrees: false };
  const byHand = { ...roll, drawn: null, agrees: true };
  expect(verdictOf({ check: { ...check, rolls: [good, wrong] }, flaw: null })).toEqual({
    good: false,
    words: '1 roll of 2 did not fall as the seed gives them.',
  });
  expect(verdictOf({ check: { ...check, rolls: [good, byHand, byHand] }, flaw: null })).toEqual({
    good: true,
    words:
      'The one roll of the table fell exactly as the seed gives them. 2 more rolls fell on the table: players entered them.',
  });
});
