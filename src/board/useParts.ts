import { useEffect, useState } from 'react';

/** How many of so many parts are drawn: one more a task, so that none of them holds the page for long. */
export function useParts(most: number): number {
  const [parts, setParts] = useState(1);
  useEffect(() => {
    if (parts >= most) return;
    const timer = setTimeout(() => setParts(parts + 1));
    return () => clearTimeout(timer);
  }, [parts, most]);
  return parts;
}
