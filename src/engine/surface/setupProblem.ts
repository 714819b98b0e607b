import type { Catalog } from '../../catalog/catalog';
import { PLAYERS } from '../core/ids';
import type { Setup } from '../core/setup';

/** Why no game can be played from this, in a sentence. Whether squads are legal is for `squads/` to say. */
export function setupProblem(catalog: Catalog, { profile, scenario, practice, players }: Setup): string | null {
  const { scenarios } = catalog.profile(profile);
  if (scenario === 'none' ? !practice : !scenarios.includes(scenario))
    return `By the rules of ${profile} the scenario ${scenario} is not played.`;
  for (const player of PLAYERS) {
    const { ships, obstacles } = players[player].squad;
    const missing = [
      ...ships.map(({ pilot }) => pilot).filter(id => !catalog.hasPilot(id)),
      ...ships.flatMap(({ upgrades }) => upgrades).filter(id => !catalog.hasUpgrade(id)),
      ...obstacles.filter(id => !catalog.hasObstacle(id)),
    ];
    if (missing.length > 0) return `${player} brings ${missing[0]}, which is not among the cards that are loaded.`;
  }
  return null;
}
