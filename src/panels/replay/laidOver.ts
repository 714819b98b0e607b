import { create } from 'zustand';
import { PLAYERS } from '../../engine/core/ids';
import type { GameState, Ship } from '../../engine/core/state';
import { legsOf } from '../../lessons/drills/trails';
import { useGame } from '../../store/game';
import { type Branch, likeMoment } from '../../store/replay/branch';
import { useScreen } from '../../store/screen';

interface LaidOverStore {
  readonly branch: Branch | null;
  /** The branch at the moment that is like the one on the table. */
  readonly there: GameState | null;
  lay(branch: Branch): void;
  lift(): void;
}

/** Another branch of the game on the table, laid over it: its ships are ghosts where they stand elsewhere. */
export const useLaidOver = create<LaidOverStore>()((set, get) => {
  let unfollow: (() => void) | null = null;
  let seed: number | undefined;

  function look(): void {
    const { branch, lift } = get();
    const { game, engine, past, record } = useGame.getState();
    if (!branch) return;
    // Another game lies on the table now, or none.
    if (!engine || !game || record?.seed !== seed) {
      lift();
      return;
    }
    const at = likeMoment(branch, past);
    const there = branch.steps[at - 1]?.after ?? branch.start;
    const start = branch.steps[branch.parted]?.state ?? there;
    const flown = { rules: engine.rules, start, moments: branch.steps.slice(branch.parted, at) };
    const legs = new Map(PLAYERS.flatMap(player => [...legsOf(flown, player)]));
    const laidOver = Object.values(there.ships)
      .filter(ship => ship.where === 'table' && standsElsewhere(ship, game.ships[ship.id]))
      .map(ship => ({ ship, legs: legs.get(ship.id) ?? [] }));
    set({ there });
    useScreen.getState().show({ laidOver });
  }

  return {
    branch: null,
    there: null,

    lay(branch) {
      get().lift();
      set({ branch });
      seed = useGame.getState().record?.seed;
      unfollow = useGame.subscribe((now, before) => {
        if (now.past !== before.past || now.game !== before.game) look();
      });
      look();
    },

    lift() {
      unfollow?.();
      unfollow = null;
      set({ branch: null, there: null });
      useScreen.getState().show({ laidOver: [] });
    },
  };
});

function standsElsewhere({ pose }: Ship, here: Ship | undefined): boolean {
  if (here?.where !== 'table') return true;
  return pose.x !== here.pose.x || pose.y !== here.pose.y || pose.heading !== here.pose.heading;
}
