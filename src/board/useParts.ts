import { startTransition, useEffect, useState } from 'react';

/** How many of so many parts are drawn: one more a task, or so many milliseconds later, so that none of them holds the page for long. */
export function useParts(most: number, apart = 0): number {
  const [parts, setParts] = useState(1);
  useEffect(() => {
    if (parts >= most) return;
    const timer = setTimeout(() => startTransition(() => setParts(parts + 1)), apart);
    return () => clearTimeout(timer);
  }, [parts, most, apart]);
  return parts;
}
