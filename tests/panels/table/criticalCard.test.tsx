import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beatsOf } from '../../../src/board/motion/beats';
import { useMotion } from '../../../src/board/motion/player';
import { CriticalCard } from '../../../src/panels/table/stage/CriticalCard';
import { TableContext, useTableNow } from '../../../src/panels/table/useTable';
import { useGame } from '../../../src/store/game';
import { duel, PRIMARY } from '../../support/duel';
import { engine } from '../../support/engine';

function Table() {
  return (
    <TableContext value={useTableNow()!}>
      <CriticalCard />
    </TableContext>
  );
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => {});
});

afterEach(() => {
  act(() => useMotion.getState().skip());
  cleanup();
  useGame.getState().leave();
  vi.unstubAllGlobals();
});

test('a card says how much hull is left with it, and not with what it brings: that a ship goes down is seen', () => {
  const dice = ['crit', 'blank', 'blank', 'blank', 'blank', 'blank'] as const;
  const { state: before } = duel({
    dice,
    defender: { damage: ['-fuelleak'] },
    deck: { p2: ['directhit', 'fuelleak'] },
  });
  const { id, player } = before.pending[0]!;
  const answer = { decision: id, player, choice: { option: PRIMARY } } as const;
  const outcome = engine.answer(before, answer);
  if (!outcome.ok) throw new Error(outcome.problem);
  const { state: after, events } = outcome.step;
  expect(after.ships['ship:B1']!.destroyed || after.ships['ship:B1']!.where === 'removed').toBe(true);
  const step = { state: before, answer, events, after, at: 0 };
  useGame.setState({ engine, game: after, past: [step], events, lastChange: 'answer' });
  render(<Table />);
  const beats = beatsOf(events, { rules: engine.rules, before, after });
  act(() => useMotion.getState().play({ events, beats, leaving: [] }, 'normal'));
  act(() => useMotion.setState({ at: beats.findIndex(({ kind }) => kind === 'card') }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Direct Hit!');
  expect(screen.getByRole('dialog')).toHaveTextContent('1 hull left');
});
