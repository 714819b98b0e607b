import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { TableContext, useTableNow } from '../../../src/panels/table/useTable';
import { useScreen } from '../../../src/store/screen';

// jsdom draws no dialogs: enough that they are open or not.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
// Current browsers tell when the scrolling is done.
Element.prototype.scrollIntoView = vi.fn(() => Promise.resolve());

function OnTable({ children }: { readonly children: ReactNode }) {
  const now = useTableNow();
  return now && <TableContext value={now}>{children}</TableContext>;
}

/** Part of the table's screen over the game that is in the store. */
export function onTable(what: ReactNode) {
  useScreen.getState().reset();
  return render(<OnTable>{what}</OnTable>);
}
