import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Answers } from '../../../src/panels/table/question/Answers';
import { WhyNot } from '../../../src/panels/table/question/WhyNot';
import { scenario } from '../../support/scenario';
import { atTable } from '../attack/atTable';

const acting = (pilot: string, upgrade: string, more: object = {}) =>
  scenario({
    p1: [{ pilot, upgrades: [upgrade], at: [400, 300], dial: '2FB', ...more }],
    p2: [{ pilot: 'wedgeantilles', at: [400, 800], dial: '2FB' }],
  }).passUntil('chooseAction');

/** What is said of the answer with that name. */
async function whyNot(name: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Why not … ?' }));
  const named = screen.getAllByText(name, { selector: 'b' });
  return named[0]!.closest('button')!;
}

test('an action that only its card knows why not has the words of the card beside it', async () => {
  atTable(acting('separatistracketeer', 'talmerrik'), <WhyNot />);
  const said = await whyNot('Tal Merrik');
  expect(said).toHaveTextContent('Nothing is in reach for it.');
  expect(await within(said).findByText(/The card:/)).toHaveTextContent(/front arc/i);
});

test('a repair with nothing to repair says so', async () => {
  atTable(acting('goldsquadronveteran', 'r5astromech'), <WhyNot />);
  const said = await whyNot('R5 Astromech: facedown');
  expect(said).toHaveTextContent('The ship has no damage card that this could repair.');
  expect(said).not.toHaveTextContent('The card:');
});

test('an action of a card that is offered says what it does', async () => {
  atTable(acting('goldsquadronveteran', 'r5astromech', { damage: ['hullbreach'] }), <Answers />);
  const offered = screen.getByRole('button', { name: /^R5 Astromech: faceup/ });
  expect(await within(offered).findByText(/faceup .*damage card/i)).toBeInTheDocument();
});

test('an action of the mission says what it does', () => {
  const game = scenario({
    scenario: 'scramblethetransmissions',
    round: 2,
    markers: [{ at: [400, 400] }],
    p1: [{ pilot: 'academypilot', at: [400, 300], dial: '2FB' }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800], dial: '2FB' }],
  }).passUntil('chooseAction');
  atTable(game, <Answers />);
  expect(screen.getByRole('button', { name: /^Scramble/ })).toHaveTextContent(/your marker on a satellite/);
});
