import type { Catalog } from '../../catalog/catalog';
import type { ProfileId } from '../../engine/core/vocabulary';
import { forPlay, type KeptSquad } from './kept';
import { xwsOf } from './writeXws';

/**
 * A squad for the X-Wing mod of Tabletop Simulator: XWS on one line, since the mod's field reads no second one. It
 * stops at a card it does not know, and takes a version that begins with 2.0 for the edition before: neither is in it.
 */
export function modText(catalog: Catalog, profile: ProfileId, squad: KeptSquad): string {
  const { version: _, vendor: __, ...xws } = xwsOf(catalog, profile, forPlay(catalog, squad).squad);
  return JSON.stringify(xws);
}

/** The button of the mod for squads of that point system. */
export const MOD_POINTS: Readonly<Record<ProfileId, string>> = { amg20: 'AMG Points', xwa50: 'XWA Points' };
