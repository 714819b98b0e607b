import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usePlacing } from '../../../src/board/placing/store';
import { TableContext, useTableNow } from '../../../src/panels/table/useTable';
import { useGame } from '../../../src/store/game';
import { useScreen } from '../../../src/store/screen';
import { setupOf } from '../../support/squads';

/** Part of the table's screen over the real store. */
function AtTable({ children }: { readonly children: ReactNode }) {
  const now = useTableNow();
  return now && <TableContext value={now}>{children}</TableContext>;
}

/** Begun once for all tests: each goes on from there by itself. */
let begun: ReturnType<typeof useGame.getState> | null = null;

/** A new game whose first obstacle is asked for, and what is shown of it. */
export async function atSetup(what: ReactNode): Promise<void> {
  useScreen.getState().reset();
  usePlacing.setState(usePlacing.getInitialState());
  if (begun) useGame.setState(begun, true);
  else await useGame.getState().start(setupOf('empire', 'separatists'), {}, 3);
  begun ??= useGame.getState();
  await act(async () => {
    render(<AtTable>{what}</AtTable>);
  });
}

export const gameOn = () => useGame.getState().game!;
export const hand = () => usePlacing.getState();

/** Lets the table place until a player is asked for this. */
export function placeUntil(done: () => boolean): void {
  act(() => {
    const { engine, submit } = useGame.getState();
    while (!done()) submit(engine!.legalAnswers(gameOn(), gameOn().pending[0]!.player)[0]!);
  });
}
