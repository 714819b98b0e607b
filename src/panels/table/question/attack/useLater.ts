import { useEffect, useState } from 'react';

/** What takes a moment to work out, worked out after the click that asked for it; undefined until then. */
export function useLater<Value>(work: () => Value): Value | undefined {
  const [done, setDone] = useState<{ readonly work: () => Value; readonly value: Value } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDone({ work, value: work() }), 0);
    return () => clearTimeout(timer);
  }, [work]);
  return done?.work === work ? done.value : undefined;
}
