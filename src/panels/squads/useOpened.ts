import { useEffect, useState } from 'react';
import { library } from './library/ownSquads';
import type { Opened } from './SquadsScreen';

/** The squad on the workbench: as it came along, else as it lies on the shelf. Null where none was asked for. */
export function useOpened(
  id: string | null,
  along: Opened | null,
  onTaken: () => void,
): Opened | 'reading' | 'missing' | null {
  const [held, setHeld] = useState(along);
  const [missing, setMissing] = useState<string | null>(null);
  const opened = along ?? held;
  const isHeld = opened !== null && opened.own.id === id;
  // It changes from here on; whoever comes by again finds it on the shelf, unless nothing is kept there.
  useEffect(() => {
    if (!along) return;
    setHeld(along);
    if (!along.notKept) onTaken();
  }, [along, onTaken]);
  useEffect(() => {
    if (id === null) setHeld(null);
    if (id === null || isHeld) return;
    let gone = false;
    library.list().then(
      shelf => {
        const own = shelf.find(one => one.id === id);
        if (gone) return;
        if (own) setHeld({ own, warnings: [] });
        else setMissing(id);
      },
      () => !gone && setMissing(id),
    );
    return () => {
      gone = true;
    };
  }, [id, isHeld]);
  if (id === null || isHeld) return id === null ? null : opened;
  return missing === id ? 'missing' : 'reading';
}
