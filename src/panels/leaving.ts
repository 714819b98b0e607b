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
  /** Something is being played that would be left behind, though it is kept. */
  readonly playing: boolean;
  /** The way out that somebody wants to take; they are asked first. */
  readonly wish: (() => void) | null;
}

/** Apart from the table, so that the first screen need not fetch it. */
export const useLeaving = create<LeavingStore>()(() => ({ loss: null, playing: false, wish: null }));

/** Whether the way out is asked about; what came unbidden, like a squad by link, never ends a game unasked. */
export function asksFirst(unbidden = false): boolean {
  const { loss, playing } = useLeaving.getState();
  return loss !== null || (unbidden && playing);
}

/** Every way out of a room leads through here: it asks first where something would be lost. */
export function leave(go: () => void, unbidden = false): void {
  if (asksFirst(unbidden)) useLeaving.setState({ wish: go });
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

/** As long as a table is laid, nobody comes in unasked. */
export function usePlaying(): void {
  useEffect(() => {
    useLeaving.setState({ playing: true });
    return () => useLeaving.setState({ playing: false, wish: null });
  }, []);
}
