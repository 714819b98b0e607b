import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Choice, Option } from '../../../src/engine/core/decision';
import type { GameEvent } from '../../../src/engine/core/event';
import { TableContext, type TableNow } from '../../../src/panels/table/useTable';
import { useGame } from '../../../src/store/game';
import { useScreen } from '../../../src/store/screen';
import { DEFAULT_OPTIONS, type HelpLevel } from '../../../src/store/tableOptions';
import { engine } from '../../support/engine';
import type { scenario } from '../../support/scenario';

type Game = ReturnType<typeof scenario>;

interface Seat {
  readonly help?: HelpLevel;
  /** What the answers before this question caused. */
  readonly events?: readonly GameEvent[];
}

/** Part of the table's screen, with the question that this game asks, and the answers it was given. */
export function atTable(game: Game, what: ReactNode, { help = 'assisted', events = [] }: Seat = {}) {
  const { state } = game;
  const decision = state.pending[0]!;
  const answer = vi.fn((_: Choice) => true);
  const answerBoth = vi.fn((_first: Choice, _second: Choice) => true);
  const choose = vi.fn((option: Option) => {
    if (option.subject.kind === 'target') useScreen.getState().show({ picks: [option.key] });
  });
  const now: TableNow = {
    ...{ engine, rules: engine.rules, game: state, decision, secret: false, answer, answerBoth, choose },
    missing: engine.explain(state, decision),
    options: { ...DEFAULT_OPTIONS, help },
    sides: { p1: '#000000', p2: '#ffffff' },
  };
  useScreen.getState().reset();
  useGame.setState({ past: [{ ...PAST, state, after: state, events }] });
  const { unmount } = render(<TableContext value={now}>{what}</TableContext>);
  return { answer, answerBoth, choose, unmount };
}

const PAST = { answer: { decision: 'd0', player: 'p1', choice: { option: 'pass' } }, at: 0 } as const;
