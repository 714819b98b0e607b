import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PracticePanel } from '../../../src/panels/practice/PracticePanel';
import { TableContext, useTableNow } from '../../../src/panels/table/useTable';
import { useScreen } from '../../../src/store/screen';
import { useSettings } from '../../../src/store/settings';
import { answerWith, gameOn, table } from '../../store/playing';
import { startPractice } from './practising';

/** No board plays anything here: what is told is told at once. */
beforeEach(() => useSettings.setState({ motion: 'off' }));
afterEach(() => useSettings.setState({ motion: 'normal' }));

afterEach(() => {
  table().leave();
  useScreen.getState().reset();
});

/** The panel as at the table, and the question that the player would see. */
function AtTable() {
  const now = useTableNow();
  return (
    now && (
      <TableContext value={now}>
        <p data-testid="asked">{now.secret ? 'secret' : (now.decision?.topic.kind ?? 'nothing')}</p>
        <PracticePanel />
      </TableContext>
    )
  );
}

async function open(change: Parameters<typeof startPractice>[0] = {}) {
  await startPractice(change);
  const user = userEvent.setup();
  const { unmount } = render(<AtTable />);
  await user.click(screen.getByRole('button', { name: /^Practice/ }));
  return { user, unmount };
}

const TARGET = 'ship:B1';
const asked = () => screen.getByTestId('asked').textContent;
const practice = () => gameOn().practice!;

describe('the table plays the targets', () => {
  test('when the player is ready, and there is no curtain', async () => {
    await open();
    expect(asked()).toBe('setDials');
    expect(useScreen.getState().looking).toBe('p1');
    act(() => {
      table().submit(answerWith('p1', 'dial:ship:A1:2F'));
      table().submit(answerWith('p1', 'ready'));
    });
    await expect.poll(() => gameOn().phase).not.toBe('planning');
    // The X-wing is first asked for its foils.
    await expect.poll(asked).toBe('mayUse');
  });

  test('but not after the player has left', async () => {
    const { unmount } = await open();
    unmount();
    table().submit(answerWith('p1', 'dial:ship:A1:2F'));
    table().submit(answerWith('p1', 'ready'));
    await new Promise(resolve => setTimeout(resolve, 150));
    expect(gameOn().phase).toBe('planning');
  });
});

describe('in the middle', () => {
  test('a target changes its mind, its trigger and its hull', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText(/^Behaviour/), 'Stands still');
    expect(practice().still).toEqual([TARGET]);
    await user.selectOptions(screen.getByLabelText(/^Behaviour/), 'Flies straight');
    await user.selectOptions(screen.getByLabelText(/^Speed/), '5');
    expect(practice().still).toEqual([]);
    expect(table().options.targets).toEqual({ [TARGET]: { kind: 'straight', speed: 5 } });
    await user.click(screen.getByLabelText(/^Shoots/));
    await user.click(screen.getByLabelText(/^Endless hull/));
    expect(practice()).toMatchObject({ peaceful: [TARGET], endless: [] });
  });

  test('only half of a round is played', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Only move' }));
    expect(practice().drill).toBe('move');
    expect(screen.getByRole('button', { name: 'Only move' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Only shoot' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('the next dice are set, and left to chance again', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Next attack die: hit' }));
    await user.click(screen.getByRole('button', { name: 'Next attack die: crit' }));
    await user.click(screen.getByRole('button', { name: 'Next defense die: evade' }));
    expect(gameOn().nextRoll).toEqual({ attack: ['hit', 'crit'], defense: ['evade'] });
    await user.click(screen.getByRole('button', { name: 'Next attack dice by chance' }));
    expect(gameOn().nextRoll).toEqual({ attack: [], defense: ['evade'] });
  });

  test('pieces and tokens are set by hand', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Set by hand' }));
    expect(useScreen.getState().tool).toBe('referee');
  });

  test('a ship that left is offered to be brought back', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: /^Bring back/ })).toBeNull();
    await user.click(screen.getByLabelText(/^Endless hull/));
    act(() => {
      for (let cards = 0; cards < 3; cards++)
        table().submit({ player: 'p1', referee: { kind: 'dealDamage', ship: TARGET, faceup: false } });
    });
    await user.click(await screen.findByRole('button', { name: 'Bring back B1 Academy Pilot' }));
    expect(gameOn().ships[TARGET]).toMatchObject({ where: 'table', damage: [] });
  });
});
