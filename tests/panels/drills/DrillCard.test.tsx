import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { targetAnswer } from '../../../src/bots/target';
import { DRILLS } from '../../../src/lessons/drills';
import type { Drill, Way } from '../../../src/lessons/drills/drill';
import { fliersOf } from '../../../src/lessons/drills/fly';
import { useBests } from '../../../src/panels/drills/best';
import { DrillCard } from '../../../src/panels/drills/DrillCard';
import { useDrill } from '../../../src/panels/drills/useDrill';
import { useCoach } from '../../../src/store/coach';
import { useGame } from '../../../src/store/game';
import { useScreen } from '../../../src/store/screen';

const [rocks, bullseye] = DRILLS as readonly [Drill, Drill];

beforeEach(() => {
  localStorage.clear();
  useBests.setState({ of: {} });
  useScreen.getState().reset();
});

afterEach(() => act(() => useDrill.getState().close()));

async function open(drill: Drill) {
  await act(() => useDrill.getState().open(drill));
  const onDrill = vi.fn();
  const onLeave = vi.fn();
  render(<DrillCard onDrill={onDrill} onLeave={onLeave} />);
  return { onDrill, onLeave };
}

/** The player's part, as the table asks for it; the targets answer by themselves. */
async function flyBy(way: Way) {
  for (let turn = 0; turn < 200 && !useDrill.getState().ending; turn++) {
    const { engine, game, submit } = useGame.getState();
    const over = useDrill.getState().stand?.verdict !== 'going';
    const answer = over ? null : targetAnswer(engine!, game!, 'p1', fliersOf(way));
    if (answer) act(() => void submit(answer));
    else await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  }
  await waitFor(() => expect(useDrill.getState().better).not.toBeNull());
}

test('tells the goal, the par and how it stands', async () => {
  await open(bullseye);
  expect(screen.getByText(bullseye.goal)).toBeVisible();
  expect(screen.getByText('Par 3 rounds')).toBeVisible();
  expect(screen.getByText('Not in your bullseye at range 1 yet.')).toBeVisible();
});

test('flown by its better way it ends with three stars, a best, and both paths on the board', async () => {
  const { onDrill, onLeave } = await open(bullseye);
  await flyBy(bullseye.way);
  expect(screen.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '2 rounds' })).toHaveFocus();
  expect(screen.getByText('New best.')).toBeVisible();
  expect(useBests.getState().of[bullseye.id]).toEqual({ score: 2, stars: 3 });
  expect(useScreen.getState().trails.map(({ look, legs }) => [look, legs.map(({ round }) => round)])).toEqual([
    ['flown', [1, 2]],
    ['better', [1, 2]],
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Next: / }));
  expect(onDrill).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'All drills' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('when it is over nothing more is answered, and a step back flies on', async () => {
  await open(bullseye);
  await flyBy(bullseye.way);
  expect(useCoach.getState().resting).toBe(true);
  const decision = useGame.getState().game!.pending.find(({ player }) => player === 'p1')!;
  expect(useCoach.getState().mayAnswer(decision, { option: decision.options[0]!.key })).toBe(false);
  act(() => void useGame.getState().undo('p1'));
  expect(useCoach.getState().resting).toBe(false);
  expect(useScreen.getState().trails).toEqual([]);
  expect(screen.getByText('Not in your bullseye at range 1 yet.')).toBeVisible();
});

test('one that failed has no star and no best; it is flown again in one press', async () => {
  await open(rocks);
  await flyBy({ 'ship:A1': ['4FW', '4FW'] });
  expect(screen.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  expect(screen.getByText('Your ship met a rock.')).toBeVisible();
  expect(screen.getByText('A better way: 5 rounds')).toBeVisible();
  expect(useBests.getState().of).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(screen.getByText('No rock touched so far.')).toBeVisible();
  expect(useGame.getState().past).toEqual([]);
  expect(useGame.getState().game!.ships['ship:A1']!.pose).toMatchObject({ x: 457, y: 60 });
});

test('the better way is flown by the table to be watched, and counts for nothing', async () => {
  await open(rocks);
  await flyBy({ 'ship:A1': ['4FW', '4FW'] });
  await userEvent.click(screen.getByRole('button', { name: 'Watch the better way' }));
  await waitFor(() => expect(useDrill.getState().ending).not.toBeNull());
  expect(screen.getByRole('heading', { name: 'A better way' })).toBeVisible();
  expect(screen.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  expect(useBests.getState().of).toEqual({});
});

test('a table changed by hand counts for no best', async () => {
  await open(bullseye);
  act(() => void useGame.getState().submit({ player: 'p1', referee: { kind: 'setShields', ship: 'ship:A1', to: 1 } }));
  await flyBy(bullseye.way);
  expect(screen.getByText(/changed by hand/)).toBeVisible();
  expect(useBests.getState().of).toEqual({});
});

test('whoever leaves leaves nothing behind', async () => {
  await open(bullseye);
  act(() => useDrill.getState().close());
  expect(useGame.getState().game).toBeNull();
  expect(useCoach.getState()).toMatchObject({ coach: null, resting: false });
});
