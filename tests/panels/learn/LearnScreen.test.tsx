import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LESSONS } from '../../../src/lessons';
import { useChecks } from '../../../src/panels/learn/checkProgress';
import { LearnScreen } from '../../../src/panels/learn/LearnScreen';
import { useProgress } from '../../../src/panels/learn/progress';
import { useRemembering } from '../../../src/store/remembering';
import { some } from '../../support/some';

beforeEach(() => {
  localStorage.clear();
  useProgress.setState({ of: {} });
  useChecks.setState({ firstTry: {}, missed: [] });
});

function open(lesson: string | null = null) {
  const onStarter = vi.fn();
  const onBack = vi.fn();
  const doors = { onLesson: vi.fn(), onList: vi.fn(), onUnknown: vi.fn(), onGame: vi.fn(), onStarter, onBack };
  render(<LearnScreen lesson={lesson} {...doors} />);
  return doors;
}

const entry = (name: string) => screen.getByRole('heading', { level: 3, name: new RegExp(name) }).closest('li')!;
const nothing = { answers: [], marks: [] };

test('lists every lesson with its length, and each can be begun at once', () => {
  open();
  for (const { name, minutes } of some(LESSONS)) {
    expect(entry(name)).toHaveTextContent(`About ${minutes} minutes · not begun`);
    expect(within(entry(name)).getByRole('button', { name: `Begin: ${name}` })).toBeEnabled();
  }
});

test('a press takes the lesson by its id; one that is not there is told', async () => {
  const { onLesson, onUnknown } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Begin: Flying' }));
  expect(onLesson).toHaveBeenCalledWith('flying');
  expect(onUnknown).not.toHaveBeenCalled();
  expect(open('dancing').onUnknown).toHaveBeenCalled();
});

test('one that was left can be gone on with; one that was done, taken again', () => {
  useProgress.getState().keep('flying', { at: 4, ...nothing }, false);
  useProgress.getState().keep('actions', { at: 12, ...nothing }, true);
  open();
  expect(entry('Flying')).toHaveTextContent('at step 5 of 11');
  expect(within(entry('Flying')).getByRole('button', { name: 'Go on: Flying' })).toBeVisible();
  expect(entry('Stress and actions')).toHaveTextContent('done');
  expect(within(entry('Stress and actions')).getByRole('button', { name: 'Again: Stress and actions' })).toBeVisible();
});

test('what was done stays done when it is begun again', () => {
  const { keep } = useProgress.getState();
  keep('flying', { at: 11, ...nothing }, true);
  keep('flying', { at: 2, ...nothing }, false);
  open();
  expect(entry('Flying')).toHaveTextContent('at step 3 of 11, done before');
});

test('says what comes after the lessons', async () => {
  const { onStarter, onBack } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Starter game' }));
  expect(onStarter).toHaveBeenCalledOnce();
  expect(onBack).not.toHaveBeenCalled();
});

test('promises to remember only where the browser does', () => {
  open();
  expect(screen.getByText(/each remembers where you left it\.$/)).toBeVisible();
  act(() => useRemembering.setState({ works: false }));
  expect(screen.getByText(/until you close this page/)).toBeVisible();
  act(() => useRemembering.setState({ works: true }));
});

test('leads to the check of each lesson, and to what was missed', async () => {
  useChecks.setState({ firstTry: { flying: 1 }, missed: ['flying-edge'] });
  const { onLesson } = open();
  expect(entry('Flying')).toHaveTextContent('check 1 of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Check: Flying' }));
  expect(onLesson).toHaveBeenLastCalledWith('flying/check');
  expect(screen.getByText('One position that you missed, once more.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect(onLesson).toHaveBeenLastCalledWith('review');
});
