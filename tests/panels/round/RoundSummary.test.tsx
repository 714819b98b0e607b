import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beatsOf } from '../../../src/board/motion/beats';
import { useMotion } from '../../../src/board/motion/player';
import type { GameEvent } from '../../../src/engine/core/event';
import { pointsOf } from '../../../src/engine/core/score';
import { RoundSummary } from '../../../src/panels/table/round/RoundSummary';
import { useGame } from '../../../src/store/game';
import { useScreen } from '../../../src/store/screen';
import { useSettings } from '../../../src/store/settings';
import { gameOn, playUntil, startPlaced, table } from '../../store/playing';
import { onTable } from '../log/onTable';

const summary = () => screen.queryByRole('region', { name: /is over$/ });

/** To the first answer after which a round in which somebody scored is over. */
const playARound = () =>
  act(() => playUntil(({ round, score }) => round > 2 && score.some(entry => entry.round === round - 1)));

beforeEach(() => useSettings.setState({ motion: 'off' }));
afterEach(() => {
  useSettings.setState({ motion: 'normal' });
  table().leave();
});

describe('where nothing moves', () => {
  test('a round ends with its points, each with its reason, and where both stand', async () => {
    await startPlaced();
    onTable(<RoundSummary />);
    expect(summary()).toBeNull();
    playARound();
    const { round, score, setup } = gameOn();
    const won = score.filter(entry => entry.round === round - 1);
    expect(summary()).toHaveAccessibleName(`Round ${round - 1} is over`);
    for (const player of ['p1', 'p2'] as const) {
      const side = within(screen.getByRole('region', { name: setup.players[player].name }));
      const lines = side.getAllByRole('listitem').filter(one => one.textContent?.includes('+'));
      expect(lines.map(one => Number(/\+(\d+)$/.exec(one.textContent!)![1]))).toEqual(
        won.filter(entry => entry.player === player).map(({ points }) => points),
      );
      expect(side.getByRole('heading')).toHaveTextContent(new RegExp(`${pointsOf(score, player)}$`));
    }
  });

  test('in a replay nothing lies over the end of a round', async () => {
    await startPlaced();
    onTable(<RoundSummary />);
    playARound();
    expect(summary()).not.toBeNull();
    act(() => useGame.setState({ replaying: true }));
    expect(summary()).toBeNull();
  });

  test('it says what the next round begins with', async () => {
    await startPlaced();
    onTable(<RoundSummary />);
    playARound();
    const { round, setup, firstPlayer, ships } = gameOn();
    const next = screen.getByRole('list', { name: `Round ${round} begins` });
    expect(next).toHaveTextContent(`${setup.players[firstPlayer!].name} is first player`);
    const stressed = Object.values(ships).some(({ where, tokens }) => where === 'table' && tokens.stress > 0);
    expect(next.textContent!.includes('stressed')).toBe(stressed);
  });

  test('its button, Space, a press beside it or a look at a dial end it', async () => {
    const ways = [
      () => userEvent.click(screen.getByRole('button', { name: /^Round/ })),
      async () => fireEvent.keyDown(document.body, { key: ' ' }),
      async () => fireEvent.pointerDown(document.body),
      async () => act(() => useScreen.getState().show({ looking: 'p1' })),
    ];
    for (const way of ways) {
      await startPlaced();
      const { unmount } = onTable(<RoundSummary />);
      playARound();
      expect(summary()).not.toBeNull();
      await way();
      expect(summary()).toBeNull();
      unmount();
    }
  });

  test('a dial that was looked at does not bring it back', async () => {
    await startPlaced();
    onTable(<RoundSummary />);
    playARound();
    act(() => useScreen.getState().show({ looking: 'p1' }));
    act(() => useScreen.getState().show({ looking: null }));
    expect(summary()).toBeNull();
  });

  test('whoever opens a game or steps back sees none', async () => {
    await startPlaced();
    onTable(<RoundSummary />);
    playARound();
    act(() => useGame.setState({ lastChange: 'undo' }));
    expect(summary()).toBeNull();
  });
});

describe('while it is counted', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  const seen = () =>
    [...summary()!.querySelectorAll<HTMLElement>('ol li')].filter(
      ({ style, textContent }) => style.visibility !== 'hidden' && textContent?.includes('+'),
    ).length;

  test('one line comes after the other; a tap shows all of them, the next one goes on', async () => {
    await startPlaced();
    playARound();
    const { round, score } = gameOn();
    const all = score.filter(entry => entry.round === round - 1).length;
    useSettings.setState({ motion: 'normal' });
    // What explains the round has been told.
    act(() => useGame.setState({ events: [{ type: 'roundStarted', round }] }));
    onTable(<RoundSummary />);
    expect(seen()).toBe(0);
    act(() => void vi.advanceTimersByTime(220));
    expect(seen()).toBe(1);
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(seen()).toBe(all);
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(summary()).toBeNull();
  });

  test('what the round ends with is seen first: tokens that leave, the last damage', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    await startPlaced();
    playARound();
    useSettings.setState({ motion: 'normal' });
    const events: readonly GameEvent[] = [
      { type: 'damageDealt', ship: 'ship:A1', id: 'noted:1', card: null, faceup: false },
      { type: 'roundStarted', round: gameOn().round },
    ];
    act(() => useGame.setState({ events }));
    onTable(<RoundSummary />);
    const beats = beatsOf(events, { rules: table().engine!.rules, before: gameOn(), after: gameOn() });
    expect(beats.map(({ kind }) => kind)).toEqual(['pops', 'banner']);
    act(() => useMotion.getState().play({ events, beats, leaving: [] }, 'normal'));
    expect(summary()).toBeNull();
    act(() => useMotion.getState().goOn());
    expect(summary()).not.toBeNull();
    vi.unstubAllGlobals();
  });

  test('nothing is told before the dice have', async () => {
    await startPlaced();
    playARound();
    useSettings.setState({ motion: 'normal' });
    const destroyed = { type: 'shipDestroyed', ship: 'ship:A1' } as const;
    const before = gameOn();
    act(() =>
      useGame.setState(({ past }) => ({
        events: [destroyed, { type: 'roundStarted', round: before.round }],
        past,
      })),
    );
    onTable(<RoundSummary />);
    expect(summary()).toBeNull();
  });
});
