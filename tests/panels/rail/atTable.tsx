import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { GameState } from '../../../src/engine/core/state';
import { TableContext, useTableNow } from '../../../src/panels/table/useTable';
import { useGame } from '../../../src/store/game';
import { useScreen } from '../../../src/store/screen';
import { DEFAULT_OPTIONS, type TableOptions } from '../../../src/store/tableOptions';
import { engine } from '../../support/engine';

function Table({ children }: { readonly children: ReactNode }) {
  const now = useTableNow();
  return now && <TableContext value={now}>{children}</TableContext>;
}

/** Part of the table's screen over a real game; the store takes the answers. */
export function atTable(game: GameState, part: ReactNode, options: Partial<TableOptions> = {}) {
  act(() => {
    useScreen.getState().reset();
    const record = engine.beginRecord(game.setup, 1, game);
    useGame.setState({ engine, game, record, past: [], future: [], options: { ...DEFAULT_OPTIONS, ...options } });
  });
  return render(<Table>{part}</Table>);
}

export const gameNow = (): GameState => useGame.getState().game!;
