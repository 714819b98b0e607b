import type { Catalog } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/load';
import { FACTIONS, PROFILES, type ProfileId } from '../../../engine/core/vocabulary';
import type { KeptSquad } from '../../../squads/io/kept';
import { readSquad } from '../../../squads/io/readSquad';
import { problemsOf } from '../../../squads/legal';

export type Incoming =
  | {
      readonly ok: true;
      readonly squad: KeptSquad;
      readonly profile: ProfileId;
      readonly warnings: readonly string[];
    }
  | { readonly ok: false; readonly problem: string };

/** A squad from text that anybody may have written. It may be of any faction, so the cards of all are needed. */
export async function incoming(text: string): Promise<Incoming> {
  const catalog = await loadCatalog(FACTIONS);
  const read = readSquad(text, catalog);
  if (!read.ok) return read;
  const { squad } = read;
  return {
    ok: true,
    squad,
    profile: read.profile ?? likelyProfile(catalog, squad),
    warnings: read.warnings.map(({ words }) => words),
  };
}

/** The point system that the squad breaks the fewest rules of. */
export function likelyProfile(catalog: Catalog, squad: KeptSquad): ProfileId {
  const [best] = PROFILES.map(profile => ({ profile, count: problemsOf(catalog, profile, squad).length })).sort(
    (a, b) => a.count - b.count,
  );
  return best!.profile;
}
