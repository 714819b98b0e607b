import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { QuestionPanel } from '../../src/panels/table/question/QuestionPanel';
import { useScreen } from '../../src/store/screen';
import { useSettings } from '../../src/store/settings';
import { scenario } from '../support/scenario';
import { atTable } from './rail/atTable';

beforeEach(() => useSettings.setState({ motion: 'off' }));
afterEach(() => useSettings.setState({ motion: 'normal' }));

const acting = () =>
  scenario({
    p1: [{ pilot: 'redsquadronveteran', at: [457, 100], dial: '2FB' }],
    // Too far away to be locked.
    p2: [{ pilot: 'howlrunner', at: [457, 880], heading: 180, dial: '2FB' }],
  }).passUntil('chooseAction');

const part = (name: string) => within(document.querySelector<HTMLElement>(`.question-${name}`)!);

test('whose turn, the question, what can be done, and at the foot how to do nothing', () => {
  atTable(acting().state, <QuestionPanel onLeave={() => {}} />);
  const order = [...document.querySelectorAll('.question-player, .question-words, .question-body, .question-foot')];
  expect(order.map(one => one.className)).toEqual([
    'question-player',
    'question-words',
    'question-body',
    'question-foot',
  ]);
  expect(part('body').getByRole('button', { name: /^Focus/ })).toBeInTheDocument();
  expect(part('foot').getByRole('button', { name: /^No action/ })).toBeInTheDocument();
  expect(part('body').queryByRole('button', { name: /^No action/ })).toBeNull();
});

test('why not is asked at the foot, and told in the list', async () => {
  atTable(acting().state, <QuestionPanel onLeave={() => {}} />);
  const door = part('foot').getByRole('button', { name: 'Why not … ?' });
  expect(document.querySelector('.why-not')).toBeNull();
  await userEvent.click(door);
  expect(door).toHaveAttribute('aria-expanded', 'true');
  expect(part('body').getAllByRole('button', { name: /:/ }).length).toBeGreaterThan(0);
});

test('light ends with its question', async () => {
  atTable(acting().state, <QuestionPanel onLeave={() => {}} />);
  useScreen.getState().show({ lit: ['ship:A1'] });
  await userEvent.click(screen.getByRole('button', { name: /^No action/ }));
  expect(useScreen.getState().lit).toEqual([]);
});
