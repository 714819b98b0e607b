import { create } from 'zustand';
import type { TokenPiece } from '../art/tokens';
import type { DeviceTokenId, MarkerId, RockId, ShipId } from '../engine/core/ids';
import type { Point } from '../engine/core/place';
import type { PrintedArc } from '../engine/core/vocabulary';

/** Whatever is seen on the board and can say what it is. */
export type Thing =
  | { readonly kind: 'ship' | 'tag' | 'tow'; readonly ship: ShipId }
  | { readonly kind: 'token'; readonly ship: ShipId; readonly piece: TokenPiece; readonly count: number }
  /** One half of a lock: at the ship that locks, or at what is locked. */
  | { readonly kind: 'lock'; readonly ship: ShipId; readonly whose: 'mine' | 'theirs'; readonly mark: string }
  | { readonly kind: 'rock'; readonly rock: RockId }
  | { readonly kind: 'marker'; readonly marker: MarkerId }
  | { readonly kind: 'device'; readonly token: DeviceTokenId }
  | { readonly kind: 'line'; readonly look: 'free' | 'obstructed' | 'blocked' | 'lock' }
  | { readonly kind: 'template' | 'ring' }
  | { readonly kind: 'arc'; readonly arc: PrintedArc };

interface ExplainingStore {
  /** What is told of, and where in the window it lies. */
  readonly told: (Point & { readonly thing: Thing; readonly byKey: boolean }) | null;
  /** How often the next thing was asked for by a key; a step back counts down. */
  readonly asked: number;
  tell(thing: Thing, at: Point, byKey?: boolean): void;
  hush(): void;
  ask(step: 1 | -1): void;
}

/** What the board is asked about, by pointer, finger or key. Nothing of it is part of the game. */
export const useExplaining = create<ExplainingStore>()((set, get) => ({
  told: null,
  asked: 0,
  tell: (thing, { x, y }, byKey = false) => set({ told: { thing, x, y, byKey } }),
  hush: () => {
    if (get().told) set({ told: null });
  },
  ask: step => set({ asked: get().asked + step }),
}));
