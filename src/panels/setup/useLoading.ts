import { useCallback, useEffect, useState } from 'react';

export type Loading<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly again: () => void };

/** Fetches whenever `load` is another function; what arrives late for an earlier one is dropped. */
export function useLoading<Value>(load: () => Promise<Value>): Loading<Value> {
  const [attempt, setAttempt] = useState(0);
  const [arrived, setArrived] = useState<{ readonly load: typeof load; readonly value: Value } | null>(null);
  const [failed, setFailed] = useState<typeof load | null>(null);
  const again = useCallback(() => {
    setFailed(null);
    setAttempt(count => count + 1);
  }, []);
  useEffect(() => {
    let dropped = false;
    load().then(
      value => !dropped && setArrived({ load, value }),
      () => !dropped && setFailed(() => load),
    );
    return () => {
      dropped = true;
    };
  }, [load, attempt]);
  if (arrived?.load === load) return { kind: 'ready', value: arrived.value };
  return failed === load ? { kind: 'failed', again } : { kind: 'loading' };
}
