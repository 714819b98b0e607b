import { create } from 'zustand';
import { useGame } from '../../store/game';

interface VoiceStore {
  /** The kinds of choice that were met in the game on the table. */
  readonly met: ReadonlySet<string>;
  meet(kind: string): void;
}

export const useVoice = create<VoiceStore>()((set, get) => ({
  met: new Set(),
  meet: kind => set({ met: new Set([...get().met, kind]) }),
}));

/** Another game is met anew. */
useGame.subscribe((now, before) => {
  if (now.id !== before.id) useVoice.setState({ met: new Set() });
});
