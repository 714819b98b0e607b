import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useMotion } from '../../../src/board/motion/player';
import type { Choice } from '../../../src/engine/core/decision';
import { LESSONS } from '../../../src/lessons';
import { CoachCard } from '../../../src/panels/learn/CoachCard';
import { useProgress } from '../../../src/panels/learn/progress';
import { useLesson } from '../../../src/panels/learn/useLesson';
import { usePresses } from '../../../src/panels/table/question/usePresses';
import { useCoach } from '../../../src/store/coach';
import { useGame } from '../../../src/store/game';
import { presses } from '../../../src/store/presses';
import { useScreen } from '../../../src/store/screen';

const [flying, , attacking] = LESSONS;

beforeEach(() => {
  localStorage.clear();
  useProgress.setState({ of: {} });
  useScreen.getState().reset();
});

afterEach(() => act(() => useLesson.getState().close()));

async function open(lesson = flying!) {
  await act(() => useLesson.getState().open(lesson));
  const onLesson = vi.fn();
  const onCheck = vi.fn();
  const onLeave = vi.fn();
  render(<CoachCard onLesson={onLesson} onCheck={onCheck} onGame={vi.fn()} onLeave={onLeave} />);
  return { onLesson, onLeave };
}

/** As the table does: the coach is asked first. */
function answer(choice: Choice): boolean {
  const { game, submit } = useGame.getState();
  const decision = game!.pending.find(({ player }) => player === 'p1')!;
  let taken = false;
  act(() => {
    const allowed = useCoach.getState().mayAnswer(decision, choice);
    taken = allowed && submit({ decision: decision.id, player: decision.player, choice });
  });
  return taken;
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
/** The step on the card: it is told once what the one before brought has been seen. */
const told = (title: string) => screen.findByRole('heading', { level: 3, name: title });
const show = (change: Parameters<ReturnType<typeof useScreen.getState>['show']>[0]) =>
  act(() => useScreen.getState().show(change));

/** To the step at which the first dial is set. */
async function toTheDial() {
  await next();
  show({ picked: 'ship:A1' });
  show({ picked: null });
  await next();
}

describe('a step', () => {
  test('that is read leads on by its button; an answer has to wait', async () => {
    await open();
    await told('This is the table');
    expect(answer({ option: 'dial:ship:A1:2FB' })).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent('press Next');
    await next();
    await told('Your ship');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('that asks to look is done when the screen shows it, and says so when it shows something else', async () => {
    await open();
    await next();
    show({ picked: 'ship:B1' });
    expect(screen.getByRole('alert')).toHaveTextContent('the card of the other ship');
    await told('Your ship');
    show({ picked: 'ship:A1' });
    await told('Its card');
    expect(screen.getByText(/That opened the card/)).toBeVisible();
  });

  test('that asks for an answer takes that one, and none other', async () => {
    await open();
    await toTheDial();
    const before = useGame.getState().game;
    expect(answer({ option: 'dial:ship:A1:3FB' })).toBe(false);
    expect(screen.getByRole('alert')).toHaveTextContent('The direction is right, the speed is not.');
    expect(useGame.getState().game).toBe(before);
    expect(answer({ option: 'dial:ship:A1:2FB' })).toBe(true);
    await told('Ready');
  });

  test('of the other side is answered by itself', async () => {
    await open();
    await toTheDial();
    answer({ option: 'dial:ship:A1:2FB' });
    answer({ option: 'ready' });
    expect(useGame.getState().game).toMatchObject({ phase: 'activation' });
    await told('One more thing a ship may do');
  });
});

test('what an answer brought is seen before the next step is told', async () => {
  await open();
  await toTheDial();
  answer({ option: 'dial:ship:A1:2FB' });
  await told('Ready');
  act(() => useMotion.setState({ playing: true }));
  answer({ option: 'ready' });
  await act(() => new Promise(resolve => setTimeout(resolve, 100)));
  await told('Ready');
  expect(screen.queryByText(/It flew!/)).toBeNull();
  act(() => useMotion.setState({ playing: false }));
  await told('One more thing a ship may do');
  expect(screen.getByText(/It flew!/)).toBeVisible();
});

describe('a step back', () => {
  test('in the game is one in the lesson', async () => {
    await open();
    await toTheDial();
    answer({ option: 'dial:ship:A1:2FB' });
    answer({ option: 'ready' });
    act(() => void useGame.getState().undo('p1'));
    await told('Ready');
    act(() => void useGame.getState().undo('p1'));
    await told('Plan a move');
    expect(answer({ option: 'dial:ship:A1:2FB' })).toBe(true);
  });

  test('a dial taken back is asked for again', async () => {
    await open();
    await toTheDial();
    answer({ option: 'dial:ship:A1:2FB' });
    answer({ option: 'takeBack:ship:A1' });
    await told('Plan a move');
    expect(useGame.getState().game!.ships['ship:A1']!.dial).toBeNull();
  });

  test('by the button goes over what is read as well', async () => {
    await open();
    await next();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await told('This is the table');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });
});

describe('whoever leaves', () => {
  test('goes on at that step, with the table as it was', async () => {
    await open();
    await toTheDial();
    answer({ option: 'dial:ship:A1:2FB' });
    act(() => useLesson.getState().close());
    expect(useGame.getState().game).toBeNull();
    await act(() => useLesson.getState().open(flying!));
    await told('Ready');
    expect(useGame.getState().game!.ships['ship:A1']!.dial).toBe('2FB');
    expect(answer({ option: 'ready' })).toBe(true);
  });

  test('or from the start, where what was kept does not fit', async () => {
    const broken = { decision: 'd99', player: 'p1', choice: { option: 'nonsense' } } as const;
    useProgress.getState().keep(flying!.id, { at: 5, answers: [broken], marks: [0, 0, 0, 0, 0, 1] }, false);
    await open();
    await told('This is the table');
    expect(useGame.getState().problem).toBeNull();
  });

  test('leaves no coach behind', async () => {
    await open();
    act(() => useLesson.getState().close());
    expect(useCoach.getState().coach).toBeNull();
  });
});

test('what a lesson sets by hand lies there when its step begins', async () => {
  await open(attacking);
  await next();
  show({ arcs: 'all' });
  expect(useGame.getState().game!.ships['ship:A1']!.tokens.focus).toBe(0);
  show({ ruler: { from: { piece: 'ship:A1' }, to: { piece: 'ship:B1' } } });
  await told('Near and far');
  await next();
  await told('A token in hand');
  expect(useScreen.getState()).toMatchObject({ ruler: null, arcs: [] });
  expect(useGame.getState().game!.ships['ship:A1']!.tokens.focus).toBe(1);
  expect(useGame.getState().game!.nextRoll.attack).toEqual(['hit', 'focus']);
});

test('what a lesson sets by hand waits until the other side has done what the step before brought', async () => {
  await open(LESSONS.find(({ id }) => id === 'advanced'));
  await next();
  await userEvent.click(screen.getByRole('button', { name: 'A shield' }));
  expect(screen.getByRole('alert')).toHaveTextContent('flying costs no shields');
  await userEvent.click(screen.getByRole('button', { name: 'A stress token' }));
  for (const option of ['dial:ship:A1:3LR', 'ready']) answer({ option });
  await screen.findByRole('heading', { level: 3, name: 'Tallon roll' });
  const { ships } = useGame.getState().game!;
  expect(ships['ship:A1']!.tokens.stress).toBe(1);
  expect(ships['ship:A2']!.tokens.stress).toBe(0);
});

test('what a lesson sets by hand is no line of the log', async () => {
  await open(LESSONS.find(({ id }) => id === 'damage'));
  const byHand = useGame.getState().past.filter(({ answer: given }) => 'referee' in given);
  expect(byHand.length).toBeGreaterThan(0);
  expect(byHand.flatMap(({ events }) => events)).toEqual([]);
  expect(useGame.getState().game!.ships['ship:A1']!.shields).toBe(1);
});

/** What the table listens with. */
function Listening() {
  usePresses('a question');
  return null;
}

test('a double click on the last step does not open the next lesson', async () => {
  const { onLesson } = await open();
  await toTheDial();
  for (const option of ['dial:ship:A1:2FB', 'ready', 'pass', 'dial:ship:A1:2YW', 'ready', 'pass']) answer({ option });
  await told('Mind the edge');
  render(<Listening />);
  presses.rest();
  // However slow the machine, the second click comes at once.
  const { asked } = presses;
  const soon = vi.spyOn(presses, 'asked').mockImplementation(what => asked(what, Number.MAX_SAFE_INTEGER));
  await next();
  const nextLesson = screen.getByRole('button', { name: /^Next lesson/ });
  await userEvent.click(nextLesson);
  expect(onLesson).not.toHaveBeenCalled();
  presses.rest();
  await userEvent.click(nextLesson);
  expect(onLesson).toHaveBeenCalledOnce();
  soon.mockRestore();
});

test('the end offers the next lesson, the list, and the same again', async () => {
  const { onLesson, onLeave } = await open();
  await toTheDial();
  for (const option of ['dial:ship:A1:2FB', 'ready', 'pass', 'dial:ship:A1:2YW', 'ready', 'pass']) answer({ option });
  await told('Mind the edge');
  await next();
  await told('That was it');
  expect(useProgress.getState().of[flying!.id]).toMatchObject({ done: true });
  await userEvent.click(screen.getByRole('button', { name: 'Next lesson: Stress and actions' }));
  expect(onLesson).toHaveBeenCalledWith(LESSONS[1]);
  await userEvent.click(screen.getByRole('button', { name: 'All lessons' }));
  expect(onLeave).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  await screen.findByText('This is the table');
  expect(useProgress.getState().of[flying!.id]).toMatchObject({ at: 0, done: true });
});
