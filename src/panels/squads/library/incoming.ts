import type { Catalog } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/load';
import { FACTIONS, PROFILES, type ProfileId } from '../../../engine/core/vocabulary';
import { changedWords } from '../../../squads/changed';
import type { KeptSquad } from '../../../squads/io/kept';
import type { SquadRead } from '../../../squads/io/read';
import { readSquads } from '../../../squads/io/readSquad';
import { totalOf } from '../../../squads/io/writeXws';
import { problemsOf } from '../../../squads/legal';
import { OBSTACLES_OF_A_SQUAD, withThree } from '../../../squads/obstacles';

export type Incoming =
  | {
      readonly ok: true;
      readonly squad: KeptSquad;
      readonly profile: ProfileId;
      readonly warnings: readonly string[];
    }
  | { readonly ok: false; readonly problem: string };

/** Squads from text that anybody may have written. They may be of any faction, so the cards of all are needed. */
export async function incoming(text: string): Promise<readonly Incoming[]> {
  const catalog = await loadCatalog(FACTIONS);
  return readSquads(text, catalog).map(read => (read.ok ? settled(catalog, read) : read));
}

type Read = Extract<SquadRead, { readonly ok: true }>;

/** With all that a list may leave open: the point system, the obstacles, what it cost. */
function settled(catalog: Catalog, read: Read): Incoming {
  const profile = read.profile ?? likelyProfile(catalog, read.squad);
  const chosen = read.squad.obstacles.filter(id => catalog.hasObstacle(id));
  const isMissing = chosen.length < OBSTACLES_OF_A_SQUAD;
  const squad = { ...read.squad, ...(isMissing && { obstacles: withThree(chosen) }) };
  const today = totalOf(catalog, profile, squad);
  const limit = catalog.profile(profile).points;
  const isKnown = squad.ships.every(({ pilot }) => catalog.hasPilot(pilot));
  const points = isKnown && read.made !== undefined && read.made <= limit ? read.made : today;
  const made = { profile, points };
  return {
    ok: true,
    squad: { ...squad, made },
    profile,
    warnings: [
      // The checker names the cards that nobody knows.
      ...read.warnings.filter(({ kind }) => kind !== 'unknownCard').map(({ words }) => words),
      ...(isMissing ? ['Choose three obstacles: those that were missing are filled in for now.'] : []),
      ...(points !== today && today <= limit ? [changedWords(made, today)] : []),
    ],
  };
}

/** The point system that the squad breaks the fewest rules of. */
function likelyProfile(catalog: Catalog, squad: KeptSquad): ProfileId {
  const [best] = PROFILES.map(profile => ({ profile, count: problemsOf(catalog, profile, squad).length })).sort(
    (a, b) => a.count - b.count,
  );
  return best!.profile;
}
