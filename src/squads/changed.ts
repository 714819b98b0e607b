import type { Catalog } from '../catalog/catalog';
import type { ProfileId } from '../engine/core/vocabulary';
import type { SquadProblem } from './problem';

/** What a squad cost when it was made, in the point system of that day. */
export interface Made {
  readonly profile: ProfileId;
  readonly points: number;
}

/** What a change of points alone may have brought about. */
const BY_POINTS: readonly SquadProblem['kind'][] = ['points', 'loadout', 'slots', 'pointSystem'];

/**
 * Points move on: a squad that kept to the limit when it was made, and costs something else today, has not been built
 * wrong. Its problems say so.
 */
export function asChanged(
  catalog: Catalog,
  profile: ProfileId,
  made: Made | undefined,
  today: number,
  problems: readonly SquadProblem[],
): readonly SquadProblem[] {
  const limit = catalog.profile(profile).points;
  if (!made || made.profile !== profile || made.points > limit || made.points === today) return problems;
  return problems.map(problem => {
    if (!BY_POINTS.includes(problem.kind)) return problem;
    const words =
      problem.kind === 'points'
        ? `${changedWords(made, today)} The limit is ${limit}.`
        : `Changed since this squad was made: ${problem.words}`;
    return { ...problem, kind: 'pointsChanged', words };
  });
}

export const changedWords = (made: Made, today: number): string =>
  `Points have changed since this squad was made: it cost ${made.points} then and costs ${today} now.`;
