import type { Engine } from '../engine';
import { CARDS_MISSING, engineFor } from './engineFor';
import type { GameStore } from './game';
import { databaseAtLast } from './saves/database';
import { loadGame } from './saves/games';
import { holdGame, type LetGo, OPEN_ELSEWHERE } from './saves/holding';
import { createKeeper, type Keeper, type Saving } from './saves/keeper';
import { type Kept, keptOf } from './saves/kept';
import { type Earlier, earlierSteps, type Rebuilt, rebuild } from './saves/rebuild';
import { writeGame } from './saves/write';
import { DEFAULT_OPTIONS } from './tableOptions';

/** The saving of the game on the table. */
export interface OpenGame {
  keep(store: GameStore): void;
  close(): void;
}

type Tell = (saving: Saving) => void;
type Part = Rebuilt & Pick<GameStore, 'id' | 'name' | 'created' | 'options' | 'journal'> & { readonly engine: Engine };
type Opened =
  | {
      readonly ok: true;
      readonly part: Part;
      readonly open: OpenGame;
      /** Brings the steps before those of `part`, a little later. */
      readonly earlier: () => Promise<Earlier>;
    }
  | { readonly ok: false; readonly problem: string };

/** Saves a game that no other tab knows yet. */
export function startSaving(id: string, tell: Tell): OpenGame {
  const keeper = createKeeper(write, tell);
  return openWith(
    keeper,
    holdGame(id, () => keeper.stop(OPEN_ELSEWHERE)),
  );
}

/** A saved game, ready to go on from the very question at which it was left. */
export async function openSaved(id: string, tell: Tell): Promise<Opened> {
  let keeper: Keeper | null = null;
  let lost = false;
  const stop = () => {
    lost = true;
    keeper?.stop(OPEN_ELSEWHERE);
  };
  // Held before it is read, so that what is read is what the other tab wrote last.
  const letGo = await holdGame(id, stop);
  const read = await readSaved(id);
  if (!read.ok) {
    letGo();
    return read;
  }
  keeper = createKeeper(write, tell, keptOf(read.part, read.loaded.saved.changed));
  if (lost) stop();
  const { part, loaded } = read;
  const earlier = () => earlierSteps(part.engine, loaded, part.base);
  return { ok: true, part, earlier, open: openWith(keeper, Promise.resolve(letGo)) };
}

async function readSaved(id: string) {
  const loaded = await loadGame(id).catch(() => 'unreadable' as const);
  if (loaded === 'unreadable') return failed('The browser does not let this page read the saved games.');
  if (!loaded)
    return failed('This game is damaged, or not among the saved ones any more. “Saved games” shows what is there.');
  const { name, created, options, journal, setup } = loaded.saved;
  const engine = await engineFor(setup).catch(() => null);
  if (!engine) return failed(CARDS_MISSING);
  const rebuilding = await rebuild(engine, loaded);
  if (!rebuilding.ok) return rebuilding;
  // An option that came later than the game has its usual value.
  const agreed = { ...DEFAULT_OPTIONS, ...options };
  const part: Part = { ...rebuilding.rebuilt, engine, id, name, created, journal, options: agreed };
  return { ok: true as const, part, loaded };
}

const write = async (kept: Kept, first: number): Promise<void> => writeGame(await databaseAtLast(), kept, first);

const openWith = (keeper: Keeper, held: Promise<LetGo>): OpenGame => ({
  keep(store) {
    const kept = keptOf(store, Date.now());
    if (kept) keeper.keep(kept);
  },
  close() {
    keeper.stop();
    held.then(letGo => letGo());
  },
});

const failed = (problem: string) => ({ ok: false as const, problem });
