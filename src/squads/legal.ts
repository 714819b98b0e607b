import { bareId, type Catalog } from '../catalog/catalog';
import type { Squad } from '../engine/core/setup';
import type { ProfileId } from '../engine/core/vocabulary';
import { asChanged, type Made } from './changed';
import { PROFILE_NAMES } from './names';
import { OBSTACLES_OF_A_SQUAD } from './obstacles';
import { pointsOf } from './points';
import type { SquadProblem } from './problem';
import { sharedProblems } from './sharedProblems';
import { type Berth, shipProblems } from './shipProblems';

/** A squad that may say what it cost when it was made. */
type Checked = Squad & { readonly made?: Made };

/** Every way in which a squad breaks the rules of a point system; none if it is legal. Its faction must be loaded. */
export function problemsOf(catalog: Catalog, profile: ProfileId, squad: Checked): readonly SquadProblem[] {
  const berths = berthsOf(catalog, squad);
  const today = pointsOf(catalog, profile, { ships: berths.map(({ ship }) => ship) });
  return asChanged(catalog, profile, squad.made, today, [
    ...unknownCards(catalog, squad),
    ...countProblems(catalog, profile, squad, today),
    ...berths.flatMap(berth => shipProblems(catalog, profile, squad.faction, berths, berth)),
    ...sharedProblems(catalog, profile, berths),
    ...obstacleProblems(catalog, squad),
  ]);
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
      words: `No card ${bareId(card)} is known for this faction: it keeps its place, and stays out of games.`,
    });
    const strangers = upgrades.filter(id => !catalog.hasUpgrade(id)).map(unknown);
    return catalog.hasPilot(pilot) ? strangers : [unknown(pilot), ...strangers];
  });

function countProblems(
  catalog: Catalog,
  profile: ProfileId,
  { ships }: Squad,
  points: number,
): readonly SquadProblem[] {
  const { points: limit, minShips, maxShips } = catalog.profile(profile);
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

/** Fewer than three is no problem: the rest is filled in when the squad flies. */
function obstacleProblems(catalog: Catalog, { obstacles }: Squad): readonly SquadProblem[] {
  const different = new Set(obstacles.filter(id => catalog.hasObstacle(id)));
  if (different.size === obstacles.length && obstacles.length <= OBSTACLES_OF_A_SQUAD) return [];
  return [{ kind: 'obstacles', words: 'A squad brings three different obstacles.' }];
}
