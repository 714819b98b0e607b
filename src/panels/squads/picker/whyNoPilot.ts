import type { Catalog } from '../../../catalog/catalog';
import type { ProfileId } from '../../../engine/core/vocabulary';
import { cardsOf } from '../../../squads/hangar';
import { forPlay, type KeptSquad } from '../../../squads/io/kept';
import { totalOf } from '../../../squads/io/writeXws';
import { mayJoin } from '../../../squads/limited';
import type { PilotEntry } from '../../../squads/search';

/** Why one more pilot would be a problem; null of one that still fits. */
export type NoteOn = (entry: PilotEntry) => string | null;

export function whyNoPilot(catalog: Catalog, profile: ProfileId, squad: KeptSquad): NoteOn {
  const cards = cardsOf(catalog, profile, forPlay(catalog, squad).squad.ships);
  const { points: limit, maxShips } = catalog.profile(profile);
  const left = limit - totalOf(catalog, profile, squad);
  return ({ pilot, points }) => {
    if (squad.ships.length >= maxShips) return `the squad has its ${maxShips} ships`;
    if (!mayJoin(cardsOf(catalog, profile, [{ pilot: pilot.id, upgrades: [] }]), cards)) {
      return 'limited: the squad has all it may';
    }
    return points > left ? `${points - left} over the limit` : null;
  };
}
