import { useEffect } from 'react';
import { create } from 'zustand';

/** What is lost by leaving the room now. */
export interface Loss {
  /** Why it is not kept, in a sentence. */
  readonly problem: string;
  readonly saveAsFile: () => void;
}

interface LeavingStore {
  readonly loss: Loss | null;
  /** The way out that somebody wants to take; they are asked first. */
  readonly wish: (() => void) | null;
}

/** Apart from the table, so that the first screen need not fetch it. */
export const useLeaving = create<LeavingStore>()(() => ({ loss: null, wish: null }));

/** Every way out of a room leads through here: it asks first where something would be lost. */
export function leave(go: () => void): void {
  if (useLeaving.getState().loss) useLeaving.setState({ wish: go });
  else go();
}

/** As long as there is a loss, leaving the room asks, and so do closing and loading the page. */
export function useLoss(loss: Loss | null): void {
  useEffect(() => {
    if (!loss) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    useLeaving.setState({ loss });
    addEventListener('beforeunload', ask);
    return () => {
      useLeaving.setState({ loss: null, wish: null });
      removeEventListener('beforeunload', ask);
    };
  }, [loss]);
}
