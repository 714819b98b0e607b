import { useCallback, useMemo, useState } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import { type AutomationOf, leftOf, type Named } from '../../hands/hands';
import { useAutomation } from '../../hands/useAutomation';
import type { Loading } from '../../setup/useLoading';

/** Which cards the table plays, and whether only those are wanted. */
export interface Plays {
  readonly loading: Loading<AutomationOf>;
  readonly only: boolean;
  readonly onOnly: (only: boolean) => void;
  /** Whether they pass: all do, unless only those that the table plays are wanted. */
  readonly lets: (cards: readonly Named[]) => boolean;
}

/** Kept for as long as the squad is on the workbench, for pilots and cards alike. */
export function usePlays(catalog: Catalog): Plays {
  const [only, onOnly] = useState(false);
  const loading = useAutomation(catalog);
  // Where all pass, it is the same before and after it is known: a long list that was unfolded stays so.
  const sieve = only && loading.kind === 'ready' ? loading.value : null;
  const lets = useCallback((cards: readonly Named[]) => !sieve || leftOf(sieve, cards).length === 0, [sieve]);
  // `loading` is another object each time, its kind is not.
  return useMemo(() => ({ loading, only, onOnly, lets }), [loading.kind, only, lets]);
}
