import { create } from 'zustand';

interface Exact {
  readonly exact: boolean;
  toggle(): void;
}

/** Whether the ruler tells millimetres besides its band. */
export const useExact = create<Exact>()((set, get) => ({
  exact: false,
  toggle: () => set({ exact: !get().exact }),
}));
