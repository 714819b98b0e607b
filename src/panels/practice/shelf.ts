import type { Catalog } from '../../catalog/catalog';
import { forPlay } from '../../squads/io/kept';
import { loadReadyMade, type ReadyMade } from '../../squads/readyMade/readyMade';
import { library, type OwnSquad } from '../squads/library/ownSquads';

export interface Shelf {
  readonly own: readonly OwnSquad[];
  readonly readyMade: readonly ReadyMade[];
}

/** The squads to practise with; a browser that keeps nothing has none of the player's own. */
export async function loadShelf(): Promise<Shelf> {
  const [own, readyMade] = await Promise.all([library.list().catch(() => []), loadReadyMade('amg20')]);
  return { own, readyMade };
}

/** One's own come first. Cards that are not known stay at home, and a squad without ships does too. */
export function squadsOn({ own, readyMade }: Shelf, catalog: Catalog): readonly ReadyMade[] {
  const flying = own
    .filter(({ squad }) => catalog.factions.includes(squad.faction))
    .map(({ squad }) => ({ squad: forPlay(catalog, squad).squad, about: 'Yours.' }))
    .filter(({ squad }) => squad.ships.length > 0);
  return [...flying, ...readyMade];
}
