import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '../../../src/catalog/words';
import { dice } from '../../../src/engine/core/ability';
import { FACTIONS } from '../../../src/engine/core/vocabulary';
import { AttackSteps } from '../../../src/panels/table/question/AttackSteps';
import { withPick } from '../../../src/panels/table/question/attack/dice';
import { DiceQuestion } from '../../../src/panels/table/question/DiceQuestion';
import { attack, duel } from '../../support/duel';
import { atTable } from './atTable';

// What is read already comes at once.
beforeAll(() => loadWords(FACTIONS), 30_000);

const both = (
  <>
    <AttackSteps />
    <DiceQuestion />
  </>
);

const rerollOne = dice({ as: 'attacker', does: { kind: 'reroll', most: 1 } });

/** The made-up ability is used, whichever place it has on the card. */
const byCard = (game: ReturnType<typeof attack>) =>
  game.choose('p1', game.offers('p1').find(key => key.startsWith('mod:ship:A1:pilot:'))!);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const die = (name: string | RegExp) =>
  within(screen.getByRole('list', { name: 'attack dice' })).getByRole('button', { name });

test('a modification says what it does to how many dice, and to the odds', async () => {
  const { choose } = atTable(attack({ attacker: { tokens: { focus: 1 } }, dice: ['hit', 'focus', 'focus'] }), both);
  await screen.findByText(/hit \d+% → \d+%, damage \d\.\d → \d\.\d/);
  const focus = button(/Spend a focus token/);
  expect(focus).toHaveTextContent('(2 dice)');
  expect(button(/Leave the dice/)).toHaveTextContent(/hit \d+%, damage \d\.\d/);
  await userEvent.click(focus);
  expect(choose.mock.lastCall?.[0].key).toBe('mod:focus');
});

test('a card says what it costs beside the dice', () => {
  const costly = dice({
    as: 'attacker',
    cost: [{ gain: 'strain' }, { suffer: 'hit' }, { spend: 'lock' }],
    does: { kind: 'reroll', most: 1 },
  });
  atTable(
    attack({ attacker: { locks: ['B1'] }, abilities: { 'pilot:plainace': [costly] }, dice: ['hit', 'focus', 'focus'] }),
    both,
  );
  expect(button(/Plain Ace.*: reroll one attack die/)).toHaveTextContent(
    '(1 die, A1 gains a strain token, A1 suffers 1 hit, A1 spends its lock)',
  );
});

test('where the change of the dice says too little, the words of the card stand below it; else they do not', async () => {
  const attacker = { upgrades: ['predator', 'forthecause-talent'] };
  const wingmen = [{ pilot: 'bluesquadronescort', at: [620, 300], tokens: { strain: 1 } }] as const;
  atTable(attack({ attacker, wingmen, dice: ['hit', 'focus', 'focus'] }), both);
  const cause = screen.getAllByRole('button', { name: /^For The Cause \(A1\): give up/ });
  await within(cause[0]!).findByText(/strain or deplete token/);
  // Once for all of its ways.
  expect(screen.getAllByText(/strain or deplete token/)).toHaveLength(1);
  expect(button(/^Predator/)).not.toHaveTextContent(/bullseye/);
});

test('without assistance the same buttons have no odds', async () => {
  atTable(attack({ attacker: { tokens: { focus: 1 } }, dice: ['hit', 'focus', 'focus'] }), both, { help: 'plain' });
  await new Promise(done => setTimeout(done, 20));
  expect(button(/Spend a focus token/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('%');
});

test('pointing at a modification shows the spread of its damage', async () => {
  atTable(attack({ attacker: { tokens: { focus: 1 } }, dice: ['hit', 'focus', 'focus'] }), both);
  await screen.findByText(/→/);
  const spread = () => screen.getByRole('region', { name: /As the dice lie|After that/ }).textContent;
  const before = spread();
  await userEvent.hover(button(/Spend a focus token/));
  expect(spread()).not.toBe(before);
  expect(spread()).toContain('After that');
});

test('a token that finds no die is not offered, and says so', () => {
  const given = { attacker: { tokens: { focus: 1 }, locks: ['B1'] }, dice: ['hit', 'blank', 'hit'] } as const;
  atTable(attack(given), both);
  expect(button(/Spend the lock: reroll the blank/)).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Not possible now' })).getByRole('button')).toHaveTextContent(
    'There is no die that this would change.',
  );
});

test('passing does not stop a card that must change a die', () => {
  const attacker = { upgrades: ['protontorpedoes'], tokens: { focus: 1 }, locks: ['B1'] };
  const game = duel({ attacker, dice: ['hit', 'blank', 'focus', 'hit'] });
  atTable(game.choose('p1', 'target:ship:B1:upgrade:protontorpedoes'), both);
  expect(button('Nothing more; Proton Torpedoes (A1) still changes them')).toBeInTheDocument();
});

const locked = () => attack({ attacker: { locks: ['B1'] }, dice: ['hit', 'blank', 'focus'] }).choose('p1', 'mod:lock');

test('dice to reroll are picked and put back by clicking them', async () => {
  const { answer } = atTable(locked(), both);
  expect(screen.getByRole('status')).toHaveTextContent('Pick 1 to 3 dice. Picked: 0.');
  expect(button('Reroll dice')).toBeDisabled();
  await userEvent.click(die('Die 2: blank'));
  await userEvent.click(die('Die 3: focus'));
  expect(die('Die 3: focus')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(die('Die 3: focus'));
  expect(die('Die 3: focus')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button('Reroll 1 die'));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ picks: ['die:1'] });
});

test('all blanks, or all but hits, are rerolled by one press where the lock is offered', async () => {
  const given = { attacker: { locks: ['B1'] }, dice: ['hit', 'blank', 'focus'] } as const;
  const { answerBoth, choose } = atTable(attack(given), both);
  await userEvent.click(button(/Spend the lock: reroll the blank/));
  expect(answerBoth).toHaveBeenLastCalledWith({ option: 'mod:lock' }, { picks: ['die:1'] });
  await userEvent.click(button(/Spend the lock: reroll all 2 but hits/));
  expect(answerBoth).toHaveBeenLastCalledWith({ option: 'mod:lock' }, { picks: ['die:1', 'die:2'] });
  await userEvent.click(button(/Spend the lock: reroll other dice/));
  expect(choose.mock.lastCall?.[0].key).toBe('mod:lock');
});

test('each quick reroll has odds of its own', async () => {
  const given = { attacker: { locks: ['B1'] }, dice: ['hit', 'blank', 'focus'] } as const;
  atTable(attack(given), both);
  await screen.findAllByText(/damage .* → /);
  const odds = (name: RegExp) => button(name).querySelector('.modification-odds')!.textContent;
  expect(odds(/reroll the blank/)).not.toBe(odds(/reroll all 2/));
});

test('hits alone have no quick reroll: the lock is offered as it is', () => {
  const given = { attacker: { locks: ['B1'] }, dice: ['hit', 'hit', 'hit'] } as const;
  atTable(attack(given), both);
  expect(button(/Spend the lock: reroll any attack dice/)).toHaveTextContent('(up to 3 dice)');
});

test('the only die is one button; of two, the other is picked by one more', () => {
  const defends = { 'pilot:graysquadronbomber': [dice({ as: 'defender', does: { kind: 'reroll', most: 1 } })] };
  const ways = (range: 2 | 3, rolls: readonly ['blank'] | readonly ['blank', 'focus']) => {
    const given = { range, abilities: defends, defender: { pilot: 'graysquadronbomber' } };
    const { unmount } = atTable(attack({ ...given, dice: ['hit', 'blank', 'blank', ...rolls] }), both);
    const names = screen.getAllByRole('button', { name: /^Gray Squadron Bomber/ }).map(one => one.textContent);
    unmount();
    return names;
  };
  expect(ways(2, ['blank'])).toEqual([expect.stringContaining('reroll the blank')]);
  expect(ways(3, ['blank', 'focus']).at(-1)).toContain('reroll other dice');
});

test('while dice are picked, a shortcut rerolls at once', async () => {
  const { answer } = atTable(locked(), both);
  await userEvent.click(button('Reroll all 2 but hits'));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ picks: ['die:1', 'die:2'] });
});

test('the odds of a reroll follow the dice picked', async () => {
  atTable(locked(), both);
  await screen.findByText(/hit \d+%/);
  const words = () => screen.getByRole('region', { name: /dice$/ }).textContent;
  expect(words()).toContain('With the best dice');
  const best = words();
  await userEvent.click(die('Die 1: hit'));
  await screen.findByText('With these dice');
  expect(words()).not.toBe(best);
});

test('a die that was rerolled is marked, and is no button any more', () => {
  const given = { attacker: { locks: ['B1'] }, dice: ['hit', 'blank', 'focus', 'crit'] } as const;
  const twice = { 'pilot:plainace': [rerollOne] };
  const game = attack({ ...given, abilities: twice })
    .choose('p1', 'mod:lock')
    .pick('p1', ['die:1']);
  atTable(byCard(game), both);
  const dice = within(screen.getByRole('list', { name: 'attack dice' }));
  expect(dice.getAllByRole('listitem')[1]).toHaveTextContent('crit, rerolled');
  expect(dice.getAllByRole('button').map(one => one.getAttribute('aria-label'))).toEqual([
    'Die 1: hit',
    'Die 3: focus',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('rerolled before and stay');
});

test('where one die is all, another takes its place; where two are, a third is closed', async () => {
  const one = { abilities: { 'pilot:plainace': [rerollOne] }, dice: ['hit', 'blank', 'focus'] } as const;
  atTable(byCard(attack(one)), both);
  expect(screen.getByRole('status')).toHaveTextContent('Pick 1 die.');
  await userEvent.click(die('Die 1: hit'));
  await userEvent.click(die('Die 2: blank'));
  expect(die('Die 1: hit')).toHaveAttribute('aria-pressed', 'false');
  expect(withPick(['die:0', 'die:1'], 'die:2', 2)).toEqual(['die:0', 'die:1']);
  expect(withPick(['die:0', 'die:1'], 'die:2', 3)).toEqual(['die:0', 'die:1', 'die:2']);
});
