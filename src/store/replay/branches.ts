import type { SavedGame } from '../saves/database';
import { listGames, loadGame } from '../saves/games';
import { type Branch, commonAnswers } from './branch';
import { type Film, filmOfSaved } from './film';

/** A game that this browser keeps which began as this one did. */
export interface BranchFound {
  readonly saved: SavedGame;
  readonly parted: number;
}

/** All that part from this one somewhere, the one last played first. */
export async function branchesOf({ id, record }: Film): Promise<readonly BranchFound[]> {
  const setup = JSON.stringify(record.setup);
  const { games } = await listGames();
  const kin = games.filter(one => one.id !== id && one.seed === record.seed && JSON.stringify(one.setup) === setup);
  const found: BranchFound[] = [];
  for (const saved of kin) {
    const loaded = await loadGame(saved.id);
    const answers = loaded?.rows.slice(0, saved.answers).map(({ answer }) => answer) ?? [];
    const parted = commonAnswers(record.answers, answers);
    // One that only ends earlier, or goes on where this one ends, never stands elsewhere.
    if (parted < Math.min(answers.length, record.answers.length)) found.push({ saved, parted });
  }
  return found;
}

/** That game, to be laid over this one; null where it cannot be played through from its beginning. */
export async function branchOf({ saved, parted }: BranchFound): Promise<Branch | null> {
  const filming = await filmOfSaved(saved.id);
  if (!filming.ok || filming.film.base > 0) return null;
  const { start, steps } = filming.film;
  return { name: saved.name, start, steps, parted: Math.min(parted, steps.length) };
}
