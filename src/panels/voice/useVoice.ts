import { create } from 'zustand';
import { useGame } from '../../store/game';

interface VoiceStore {
  /** The kinds of choice that were met in the game on the table. */
  readonly met: ReadonlySet<string>;
  meet(kind: string): void;
  /** The kinds of choice at which nothing is said until it is asked for: understood once is understood. */
  readonly folded: ReadonlySet<string>;
  fold(kind: string, folded: boolean): void;
}

export const useVoice = create<VoiceStore>()((set, get) => ({
  met: new Set(),
  meet: kind => set({ met: new Set([...get().met, kind]) }),
  folded: new Set(),
  fold: (kind, folded) => set({ folded: new Set([...get().folded, kind].filter(one => folded || one !== kind)) }),
}));

/** Another game is met anew. */
useGame.subscribe((now, before) => {
  if (now.id !== before.id) useVoice.setState({ met: new Set(), folded: new Set() });
});
