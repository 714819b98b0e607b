import type { Catalog } from '../catalog/catalog';
import type { Squad } from '../engine/core/setup';
import type { ProfileId } from '../engine/core/vocabulary';
import { PROFILE_NAMES } from './names';
import { pointsOf } from './points';
import type { SquadProblem } from './problem';
import { sharedProblems } from './sharedProblems';
import { type Berth, shipProblems } from './shipProblems';

const OBSTACLES = 3;

/** Every way in which a squad breaks the rules of a point system; none if it is legal. Its faction must be loaded. */
export function problemsOf(catalog: Catalog, profile: ProfileId, squad: Squad): readonly SquadProblem[] {
  const berths = berthsOf(catalog, squad);
  return [
    ...unknownCards(catalog, squad),
    ...countProblems(catalog, profile, squad, berths),
    ...berths.flatMap(berth => shipProblems(catalog, profile, squad.faction, berths, berth)),
    ...sharedProblems(catalog, berths),
    ...obstacleProblems(catalog, squad),
  ];
}

/** The ships with what of them is known: the rest of the checks need not look out for strangers. */
const berthsOf = (catalog: Catalog, { ships }: Squad): readonly Berth[] =>
  ships.flatMap(({ pilot, upgrades }, at) =>
    catalog.hasPilot(pilot) ? [{ at, ship: { pilot, upgrades: upgrades.filter(id => catalog.hasUpgrade(id)) } }] : [],
  );

const unknownCards = (catalog: Catalog, { ships }: Squad): readonly SquadProblem[] =>
  ships.flatMap(({ pilot, upgrades }, ship) => {
    const unknown = (card: typeof pilot | (typeof upgrades)[number]): SquadProblem => ({
      kind: 'unknownCard',
      ship,
      card,
      words: `There is no card ${card.slice(card.indexOf(':') + 1)} for this faction.`,
    });
    const strangers = upgrades.filter(id => !catalog.hasUpgrade(id)).map(unknown);
    return catalog.hasPilot(pilot) ? strangers : [unknown(pilot), ...strangers];
  });

function countProblems(
  catalog: Catalog,
  profile: ProfileId,
  { ships }: Squad,
  berths: readonly Berth[],
): readonly SquadProblem[] {
  const { points: limit, minShips, maxShips } = catalog.profile(profile);
  const points = pointsOf(catalog, profile, { ships: berths.map(({ ship }) => ship) });
  const found: SquadProblem[] = [];
  if (points > limit) {
    found.push({ kind: 'points', words: `The squad costs ${points} points; the limit is ${limit}.` });
  }
  if (ships.length < minShips || ships.length > maxShips) {
    const words = `A squad of ${PROFILE_NAMES[profile]} has ${minShips} to ${maxShips} ships; this one has ${ships.length}.`;
    found.push({ kind: 'shipCount', words });
  }
  return found;
}

function obstacleProblems(catalog: Catalog, { obstacles }: Squad): readonly SquadProblem[] {
  const different = new Set(obstacles.filter(id => catalog.hasObstacle(id)));
  if (different.size === OBSTACLES && obstacles.length === OBSTACLES) return [];
  return [{ kind: 'obstacles', words: 'A squad brings three different obstacles.' }];
}
